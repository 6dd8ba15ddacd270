import { type Catalogue, spokenBy, wordsOf } from '@souterrain/crawl/text';
import { shared } from '@souterrain/crawl/text/fr';
import type { SystemWords } from '@souterrain/words';
import type { Content } from '../../content/index.ts';
import type { AD2Event } from '../../events.ts';
import type { VariantId, Variants } from '../../variants.ts';
import { lexiconOf } from '../lexicon.ts';
import { SAID } from '../speakers.ts';
import { combat, dodges } from './combat.ts';
import { jets } from './jets.ts';
import { variants } from './variants.ts';

export const catalogue: Catalogue<AD2Event, Pick<Variants, VariantId>> = {
  title: 'Attention Donjon ! 2e édition',
  pitch: 'Un meilleur dé, des Réussites à dépenser, et des ennemis qui ne lancent jamais rien : à chacun de résister.',
  ...shared,
  ...spokenBy(SAID, 'fr'),
  events: { ...shared.events, ...dodges, ...jets, ...combat },
  variants,
};

/** All that is said of a game played with that content. */
export const wordsIn = (content: Content): SystemWords<AD2Event> => wordsOf(catalogue, lexiconOf(content));
