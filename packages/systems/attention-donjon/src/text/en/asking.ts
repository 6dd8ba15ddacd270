import type { Asking } from '@souterrain/crawl/text';
import { sharedAsking, talentOptions, talentPrompts, useOptions, usePrompts } from '@souterrain/crawl/text/en';
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
