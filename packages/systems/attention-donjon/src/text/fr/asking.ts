import type { Asking } from '@souterrain/crawl/text/catalogue';
import { sharedAsking } from '@souterrain/crawl/text/fr/asking';
import { talentOptions, talentPrompts } from '@souterrain/crawl/text/fr/talents';
import { useOptions, usePrompts } from '@souterrain/crawl/text/fr/uses';
import { actions } from './actions.ts';
import { rollOptions } from './choices.ts';
import { prompts } from './prompts.ts';
import { terms } from './terms.ts';

export const asking: Asking = {
  ...sharedAsking,
  prompts: { ...sharedAsking.prompts, ...talentPrompts, ...usePrompts, ...prompts },
  options: { ...sharedAsking.options, ...talentOptions, ...useOptions, ...actions, ...rollOptions },
  terms: { ...sharedAsking.terms, ...terms },
};
