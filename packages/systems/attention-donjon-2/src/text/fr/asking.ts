import type { Asking } from '@souterrain/crawl/text';
import {
  sharedAsking,
  talentOptions as sharedOptions,
  talentPrompts as sharedPrompts,
  useOptions,
  usePrompts,
} from '@souterrain/crawl/text/fr';
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
