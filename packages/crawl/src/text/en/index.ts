export { suits } from './cards.ts';
export { count, dice, list } from './grammar.ts';
export { move } from './movement.ts';
export { shared } from './shared.ts';
export { guardian, named } from './town.ts';
