export { sharedAsking } from './asking.ts';
export { suits } from './cards.ts';
export { count, dice, list } from './grammar.ts';
export { move } from './movement.ts';
export { shared } from './shared.ts';
export { talentOptions, talentPrompts } from './talents.ts';
export { guardian, named } from './town.ts';
export { useOptions, usePrompts } from './uses.ts';
