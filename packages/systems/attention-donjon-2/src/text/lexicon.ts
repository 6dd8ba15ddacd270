import { effects as shared } from '@souterrain/crawl/text/effects';
import type { Lexicon } from '@souterrain/crawl/text/lexicon';
import { CREATURES, ENCOUNTERS, HEROES, PERIPETIES, SCENARIOS } from '../content/index.ts';
import { profileNamed } from '../figures/profile.ts';
import { slug } from '../notation/index.ts';
import { attackFacts, itemFacts } from './facts.ts';
import { marks } from './marks.ts';
import { PROPER_NAMES } from './proper.ts';
import { registered } from './registered.ts';

/** « Cri de guerre (1/Rencontre) » as a sentence says it. */
const bare = (name: string): string => name.replace(/ \([^)]*\)$/, '');

export const lexicon: Lexicon = {
  creatures: CREATURES,
  scenarios: SCENARIOS,
  encounters: ENCOUNTERS,
  peripeties: PERIPETIES,
  heroes: HEROES,
  proper: PROPER_NAMES,
  marks,
  effects: {
    fr: { ...shared.fr, ...registered('fr', 'plain', 'extra-target', 'removal') },
    en: { ...shared.en, ...registered('en', 'plain', 'extra-target', 'removal') },
  },
  /** AD2-MON-06: a line of a profile is known by its name; AD2-IA-07: how often is no part of it. */
  attacks: () =>
    Object.keys(CREATURES).flatMap((id) =>
      profileNamed(id).actionNames.flatMap((name) =>
        name.fr === '' ? [] : [[slug(name.fr), { fr: bare(name.fr), en: bare(name.en) }] as const],
      ),
    ),
  attackFacts,
  itemFacts,
};
