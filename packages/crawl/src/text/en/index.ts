export { count, dice, list } from './grammar.ts';
export { shared } from './shared.ts';
