export { type Found, findBrowser } from './find.ts';
export { launch } from './launch.ts';
