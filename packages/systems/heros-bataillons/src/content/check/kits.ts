import { packWords } from '@souterrain/content';
import type { Lang } from '@souterrain/words';
import { heroOf } from '../../beings/hero.ts';
import { brokenRules } from '../../beings/legality.ts';
import { withEveryday } from '../../beings/outfit.ts';
import { variantsOf } from '../../variants.ts';
import { ITEMS } from '../index.ts';
import type { KitEntry } from '../types.ts';
import type { Fault, Pack } from './references.ts';

const READINGS = { variants: variantsOf({}) };

/** HB-INV-01, HB-INV-05, HB-INV-06: kits that no new hero could carry. Those of things that no game holds yet are not counted. */
export const heavyKits = ({ kits }: Pack, lang: Lang): readonly Fault[] =>
  (Object.values(kits) as readonly KitEntry[])
    .filter(({ items }) => items.every(({ base }) => Object.hasOwn(ITEMS, base)))
    .flatMap(({ id, items }) =>
      brokenRules(READINGS, wearing(items)).map((rule) => ({
        kind: 'kits',
        id,
        path: ['items'],
        message: packWords[lang].forbidden(rule),
      })),
    );

const wearing = (items: KitEntry['items']) =>
  heroOf(
    READINGS,
    {
      name: '',
      values: { for: 9, agi: 9, vol: 9, end: 4 },
      talents: [],
      abilities: [],
      schools: [],
      forms: [],
      items: withEveryday(items),
    },
    { id: 'h1', seat: null },
  );
