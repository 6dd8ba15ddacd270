export { card, figure, number, thing } from './asked.ts';
export type {
  Asked,
  Asking,
  Catalogue,
  Labels,
  Lines,
  Offered,
  Prompts,
  Spoken,
  Tell,
  VariantWords,
} from './catalogue.ts';
export { goalIn } from './goal.ts';
export type { Lexicon } from './lexicon.ts';
export { ability, chosen, hints, offered, on, one, plain, strike, target, who } from './offers.ts';
export { PROPER_NAMES } from './proper.ts';
export { wordsOf } from './speak.ts';
export { effectsBy, namesBy, spokenBy } from './spoken.ts';
