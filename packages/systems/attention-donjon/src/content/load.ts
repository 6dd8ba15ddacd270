import { packSystem } from '@souterrain/content';
import { badRoads, badTiles, illegalHeroes } from '@souterrain/crawl/content/check';
import { newSheet } from '../heroes/build.ts';
import { checkSheet } from '../heroes/legality.ts';
import { dangling, type Pack } from './check/references.ts';
import { contentOf, SHIPPED } from './index.ts';
import { KINDS } from './schema/index.ts';
import type { HeroEntry } from './types/hero.ts';

export { KINDS } from './schema/index.ts';

/** How packs of Attention Donjon are read and checked. */
export const { PACKS, loadPack, faultIn } = packSystem({
  system: 'attention-donjon',
  kinds: KINDS,
  shipped: SHIPPED,
  faults: (entries, lang) => {
    const lost = dangling(entries, lang);
    return [
      ...lost,
      ...badTiles(entries, lang),
      ...badRoads(entries, lang),
      // A hero whose talents lead nowhere has no sheet.
      ...(lost.length > 0 ? [] : illegalHeroes(entries, madeIllegally(entries), lang)),
    ];
  },
});

/** By the items that the pack and those beside it hold. */
function madeIllegally(entries: Pack) {
  const g = { content: contentOf([{ ...entries, pack: UNNAMED }]) };
  return (hero: Pack['heroes'][string]) =>
    checkSheet(g, newSheet(g, { ...(hero as HeroEntry), name: hero.name.fr }), { created: true });
}

const UNNAMED = { id: '', version: '', hash: '' };
