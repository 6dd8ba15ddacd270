import type { Catalogue } from '@souterrain/crawl/text/catalogue';
import { shared } from '@souterrain/crawl/text/fr/index';
import { talentOptions, talentPrompts } from '@souterrain/crawl/text/fr/talents';
import { useOptions, usePrompts } from '@souterrain/crawl/text/fr/uses';
import { wordsOf } from '@souterrain/crawl/text/speak';
import type { AD1Event } from '../../events.ts';
import type { Variants } from '../../variants.ts';
import { lexicon } from '../lexicon.ts';
import { actions } from './actions.ts';
import { rollOptions } from './choices.ts';
import { combat } from './combat.ts';
import { prompts } from './prompts.ts';
import { rolls } from './rolls.ts';
import { talentEffects } from './talents.ts';
import { terms } from './terms.ts';
import { variants } from './variants.ts';

export const catalogue: Catalogue<AD1Event, Variants> = {
  ...shared,
  title: 'Attention Donjon !',
  pitch: 'Des héros, des cartes, des poignées de dés : le donjon se révèle Porte après Porte, et il mord.',
  prompts: { ...shared.prompts, ...talentPrompts, ...usePrompts, ...prompts },
  options: { ...shared.options, ...talentOptions, ...useOptions, ...actions, ...rollOptions },
  events: { ...shared.events, ...rolls, ...combat },
  terms: { ...shared.terms, ...terms },
  talents: talentEffects,
  variants,
};

export const words = wordsOf(catalogue, lexicon);
