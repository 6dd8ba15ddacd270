import { type Catalogue, spokenBy, wordsOf } from '@souterrain/crawl/text';
import { shared } from '@souterrain/crawl/text/fr';
import type { SystemWords } from '@souterrain/words';
import type { Content } from '../../content/index.ts';
import type { AD1Event } from '../../events.ts';
import type { Variants } from '../../variants.ts';
import { lexiconOf } from '../lexicon.ts';
import { SAID } from '../speakers.ts';
import { combat } from './combat.ts';
import { rolls } from './rolls.ts';
import { variants } from './variants.ts';

export const catalogue: Catalogue<AD1Event, Variants> = {
  title: 'Attention Donjon !',
  pitch: 'Des héros, des cartes, des poignées de dés : le donjon se révèle Porte après Porte, et il mord.',
  ...shared,
  ...spokenBy(SAID, 'fr'),
  events: { ...shared.events, ...rolls, ...combat },
  variants,
};

/** All that is said of a game played with that content. */
export const wordsIn = (content: Content): SystemWords<AD1Event> => wordsOf(catalogue, lexiconOf(content));
