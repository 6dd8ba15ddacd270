import { effects } from '@souterrain/crawl/text/effects';
import type { Lexicon } from '@souterrain/crawl/text/lexicon';
import { CREATURES, ENCOUNTERS, HEROES, PERIPETIES, SCENARIOS } from '../content/index.ts';
import { attackFacts, itemFacts } from './facts.ts';
import { marks } from './marks.ts';
import { PROPER_NAMES } from './proper.ts';

export const lexicon: Lexicon = {
  creatures: CREATURES,
  scenarios: SCENARIOS,
  encounters: ENCOUNTERS,
  peripeties: PERIPETIES,
  heroes: HEROES,
  proper: PROPER_NAMES,
  marks,
  effects,
  attacks: () =>
    Object.values(CREATURES).flatMap(({ attacks }) =>
      attacks.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])),
    ),
  attackFacts,
  itemFacts,
};
