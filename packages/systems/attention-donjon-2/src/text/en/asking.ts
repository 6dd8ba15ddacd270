import type { Asking } from '@souterrain/crawl/text/catalogue';
import { sharedAsking } from '@souterrain/crawl/text/en/asking';
import { talentOptions as sharedOptions, talentPrompts as sharedPrompts } from '@souterrain/crawl/text/en/talents';
import { useOptions, usePrompts } from '@souterrain/crawl/text/en/uses';
import { actions } from './actions.ts';
import { talentOptions, talentPrompts } from './arcanes.ts';
import { choices } from './choices.ts';
import { odds } from './odds.ts';
import { prompts } from './prompts.ts';
import { terms } from './terms.ts';

export const asking: Asking = {
  ...sharedAsking,
  prompts: { ...sharedAsking.prompts, ...sharedPrompts, ...usePrompts, ...talentPrompts, ...prompts },
  options: { ...sharedAsking.options, ...sharedOptions, ...useOptions, ...talentOptions, ...actions, ...choices },
  terms: { ...sharedAsking.terms, ...terms, ...odds },
};
