import type { Catalogue } from '@souterrain/crawl/text/catalogue';
import { shared } from '@souterrain/crawl/text/en/index';
import { talentOptions as sharedOptions, talentPrompts as sharedPrompts } from '@souterrain/crawl/text/en/talents';
import { useOptions, usePrompts } from '@souterrain/crawl/text/en/uses';
import { wordsOf } from '@souterrain/crawl/text/speak';
import type { AD2Event } from '../../events.ts';
import type { VariantId, Variants } from '../../variants.ts';
import { lexicon } from '../lexicon.ts';
import { actions } from './actions.ts';
import { talentOptions, talentPrompts } from './arcanes.ts';
import { choices } from './choices.ts';
import { combat, dodges } from './combat.ts';
import { jets } from './jets.ts';
import { odds } from './odds.ts';
import { prompts } from './prompts.ts';
import { talentEffects } from './talents.ts';
import { terms } from './terms.ts';
import { variants } from './variants.ts';

export const catalogue: Catalogue<AD2Event, Pick<Variants, VariantId>> = {
  ...shared,
  title: 'Attention Donjon ! 2nd edition',
  pitch: 'One best die, Réussites to spend, and enemies that never roll: it is for heroes to resist.',
  prompts: { ...shared.prompts, ...sharedPrompts, ...usePrompts, ...talentPrompts, ...prompts },
  options: { ...shared.options, ...sharedOptions, ...useOptions, ...talentOptions, ...actions, ...choices },
  events: { ...shared.events, ...dodges, ...jets, ...combat },
  terms: { ...shared.terms, ...terms, ...odds },
  talents: talentEffects,
  variants,
};

export const words = wordsOf(catalogue, lexicon);
