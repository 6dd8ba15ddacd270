export { greedyPolicy } from './policy.ts';
