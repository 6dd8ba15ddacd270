export { figure, number, thing } from './asked.ts';
export type { Asked, Asking, Catalogue, Lines, Offered, Options, Prompts, Tell, VariantWords } from './catalogue.ts';
export { effects } from './effects.ts';
export { goalIn } from './goal.ts';
export type { Lexicon } from './lexicon.ts';
export { marks } from './marks.ts';
export { ability, chosen, hints, one, plain, strike, target, who } from './offers.ts';
export { PROPER_NAMES } from './proper.ts';
export { wordsOf } from './speak.ts';
