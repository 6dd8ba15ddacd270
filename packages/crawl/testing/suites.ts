export { testsBot } from './bot.ts';
export { goldenCrawls } from './golden.ts';
export { testsWords } from './words.ts';
export { testsYears } from './years.ts';
