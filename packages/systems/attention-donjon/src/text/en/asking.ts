import { askingWordsOf } from '@souterrain/crawl/text/ask';
import type { Asking } from '@souterrain/crawl/text/catalogue';
import { sharedAsking } from '@souterrain/crawl/text/en/asking';
import { talentOptions, talentPrompts } from '@souterrain/crawl/text/en/talents';
import { useOptions, usePrompts } from '@souterrain/crawl/text/en/uses';
import { lexicon } from '../lexicon.ts';
import { actions } from './actions.ts';
import { rollOptions } from './choices.ts';
import { prompts } from './prompts.ts';
import { terms } from './terms.ts';

export const asking: Asking = {
  ...sharedAsking,
  title: 'Attention Donjon !',
  pitch: 'Heroes, cards, handfuls of dice: the dungeon is revealed Porte after Porte, and it bites.',
  prompts: { ...sharedAsking.prompts, ...talentPrompts, ...usePrompts, ...prompts },
  options: { ...sharedAsking.options, ...talentOptions, ...useOptions, ...actions, ...rollOptions },
  terms: { ...sharedAsking.terms, ...terms },
};

export const words = askingWordsOf(asking, lexicon);
