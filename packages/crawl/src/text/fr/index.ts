export { count, de, dice, list } from './grammar.ts';
export { shared } from './shared.ts';
