export { sharedAsking } from './asking.ts';
export { suits } from './cards.ts';
export { count, de, dice, hints, list, one } from './grammar.ts';
export { ability, move, plain, strike, target, thing, typeOf, who } from './offers.ts';
export { shared } from './shared.ts';
export { talentOptions, talentPrompts } from './talents.ts';
export { guardian, named } from './town.ts';
export { useOptions, usePrompts } from './uses.ts';
