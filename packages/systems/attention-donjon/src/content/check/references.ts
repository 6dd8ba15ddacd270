import type { Entries } from '@souterrain/content';
import { danglingIn, type Fault, featuresOfAttacks, listed, SHARED_REFERENCES } from '@souterrain/crawl/content/check';
import type { Lang } from '@souterrain/words';
import { EDITION } from '../../edition.ts';
import { TREES } from '../../heroes/lists.ts';
import { useOf } from '../../items/effects/index.ts';
import type { KINDS } from '../schema/index.ts';

export type Pack = Entries<typeof KINDS>;

const TALENTS: ReadonlySet<string> = new Set(Object.values(TREES).flatMap((nodes) => nodes.map((node) => node.id)));

/** Every id that leads nowhere. */
export const dangling = (pack: Pack, lang: Lang): readonly Fault<keyof Pack>[] =>
  danglingIn(pack, {
    lang,
    references: {
      creatures: (c) => [...listed('feature', c.features, ['features']), ...featuresOfAttacks(c.attacks)],
      ...SHARED_REFERENCES,
      heroes: (h) => [...listed('talent', h.talents, ['talents']), ...listed('items', h.purchases, ['purchases'])],
    },
    known: {
      feature: (id) => EDITION.featureOf(id) !== undefined,
      use: (id) => useOf(id) !== undefined,
      talent: (id) => TALENTS.has(id),
    },
  });
