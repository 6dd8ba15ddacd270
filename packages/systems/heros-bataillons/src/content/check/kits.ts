import { packWords } from '@souterrain/content';
import type { Lang } from '@souterrain/words';
import { heroOf } from '../../beings/hero.ts';
import { brokenRules } from '../../beings/legality.ts';
import { withEveryday } from '../../beings/outfit.ts';
import { variantsOf } from '../../variants.ts';
import type { Situation } from '../../world.ts';
import { contentOf } from '../index.ts';
import type { KitEntry } from '../types.ts';
import type { Fault, Pack } from './references.ts';

const READINGS = { variants: variantsOf({}) };
/** What it says of itself does not matter here. */
const NO_PACK = { id: '', version: '', hash: '' };

/** HB-INV-01, HB-INV-05, HB-INV-06: kits that no new hero could carry. Those of things that do not exist have been told. */
export function heavyKits(pack: Pack, lang: Lang): readonly Fault[] {
  const g = { state: READINGS, content: contentOf([{ ...pack, pack: NO_PACK }]) };
  return Object.values(g.content.kits)
    .filter(({ items }) => items.every(({ base }) => base in g.content.items))
    .flatMap(({ id, items }) =>
      brokenRules(g, wearing(g, items)).map((rule) => ({
        kind: 'kits',
        id,
        path: ['items'],
        message: packWords[lang].forbidden(rule),
      })),
    );
}

const wearing = (g: Situation<typeof READINGS>, items: KitEntry['items']) =>
  heroOf(
    g,
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
