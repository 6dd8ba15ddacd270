import { askingWordsOf } from '@souterrain/crawl/text/ask';
import type { Asking } from '@souterrain/crawl/text/catalogue';
import { sharedAsking } from '@souterrain/crawl/text/fr/asking';
import { talentOptions as sharedOptions, talentPrompts as sharedPrompts } from '@souterrain/crawl/text/fr/talents';
import { useOptions, usePrompts } from '@souterrain/crawl/text/fr/uses';
import { lexicon } from '../lexicon.ts';
import { actions } from './actions.ts';
import { talentOptions, talentPrompts } from './arcanes.ts';
import { choices } from './choices.ts';
import { odds } from './odds.ts';
import { prompts } from './prompts.ts';
import { terms } from './terms.ts';

export const asking: Asking = {
  ...sharedAsking,
  title: 'Attention Donjon ! 2e édition',
  pitch: 'Un meilleur dé, des Réussites à dépenser, et des ennemis qui ne lancent jamais rien : à chacun de résister.',
  prompts: { ...sharedAsking.prompts, ...sharedPrompts, ...usePrompts, ...talentPrompts, ...prompts },
  options: { ...sharedAsking.options, ...sharedOptions, ...useOptions, ...talentOptions, ...actions, ...choices },
  terms: { ...sharedAsking.terms, ...terms, ...odds },
};

export const words = askingWordsOf(asking, lexicon);
