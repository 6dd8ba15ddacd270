export { card, figure, number, thing } from './asked.ts';
export {
  type Asked,
  type Catalogue,
  defineWords,
  type Lines,
  type Offered,
  type Spoken,
  type Tell,
  type VariantWords,
} from './catalogue.ts';
export { goalIn } from './goal.ts';
export type { Lexicon } from './lexicon.ts';
export { SHARED_WORDS } from './list.gen.ts';
export {
  ability,
  bonusDice,
  chosen,
  hints,
  move,
  named,
  offered,
  one,
  plain,
  strike,
  target,
  who,
} from './offers.ts';
export { PROPER_NAMES } from './proper.ts';
export { wordsOf } from './speak.ts';
export { namesBy, pitched, spokenBy } from './spoken.ts';
