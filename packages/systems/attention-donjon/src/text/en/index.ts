import type { Catalogue } from '@souterrain/crawl/text/catalogue';
import { shared } from '@souterrain/crawl/text/en/index';
import { talentOptions, talentPrompts } from '@souterrain/crawl/text/en/talents';
import { useOptions, usePrompts } from '@souterrain/crawl/text/en/uses';
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
  pitch: 'Heroes, cards, handfuls of dice: the dungeon is revealed Porte after Porte, and it bites.',
  prompts: { ...shared.prompts, ...talentPrompts, ...usePrompts, ...prompts },
  options: { ...shared.options, ...talentOptions, ...useOptions, ...actions, ...rollOptions },
  events: { ...shared.events, ...rolls, ...combat },
  terms: { ...shared.terms, ...terms },
  talents: talentEffects,
  variants,
};

export const words = wordsOf(catalogue, lexicon);
