import type { Catalogue } from '@souterrain/crawl/text/catalogue';
import { shared } from '@souterrain/crawl/text/fr/index';
import { talentOptions as sharedOptions, talentPrompts as sharedPrompts } from '@souterrain/crawl/text/fr/talents';
import { useOptions, usePrompts } from '@souterrain/crawl/text/fr/uses';
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
  title: 'Attention Donjon ! 2e édition',
  pitch: 'Un meilleur dé, des Réussites à dépenser, et des ennemis qui ne lancent jamais rien : à chacun de résister.',
  prompts: { ...shared.prompts, ...sharedPrompts, ...usePrompts, ...talentPrompts, ...prompts },
  options: { ...shared.options, ...sharedOptions, ...useOptions, ...talentOptions, ...actions, ...choices },
  events: { ...shared.events, ...dodges, ...jets, ...combat },
  terms: { ...shared.terms, ...terms, ...odds },
  talents: talentEffects,
  variants,
};

export const words = wordsOf(catalogue, lexicon);
