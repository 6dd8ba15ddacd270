import { type Catalogue, wordsOf } from '@souterrain/crawl/text';
import { shared } from '@souterrain/crawl/text/en';
import type { SystemWords } from '@souterrain/words';
import type { Content } from '../../content/index.ts';
import type { AD1Event } from '../../events.ts';
import type { Variants } from '../../variants.ts';
import { lexiconOf } from '../lexicon.ts';
import { asking } from './asking.ts';
import { combat } from './combat.ts';
import { rolls } from './rolls.ts';
import { talentEffects } from './talents.ts';
import { variants } from './variants.ts';

export const catalogue: Catalogue<AD1Event, Variants> = {
  ...asking,
  title: 'Attention Donjon !',
  pitch: 'Heroes, cards, handfuls of dice: the dungeon is revealed Porte after Porte, and it bites.',
  ...shared,
  events: { ...shared.events, ...rolls, ...combat },
  talents: talentEffects,
  variants,
};

/** All that is said of a game played with that content. */
export const wordsIn = (content: Content): SystemWords<AD1Event> => wordsOf(catalogue, lexiconOf(content));
