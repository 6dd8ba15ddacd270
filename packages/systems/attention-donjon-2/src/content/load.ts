import { type PackFault, packSystem } from '@souterrain/content';
import { badRoads, badTiles, illegalHeroes } from '@souterrain/crawl/content/check';
import { newSheet } from '../heroes/build.ts';
import { checkSheet } from '../heroes/legality.ts';
import { profileFaults, profileWarnings, type Remark } from './check/profiles.ts';
import { dangling, type Pack } from './check/references.ts';
import { badLines } from './check/written.ts';
import { contentOf, SHIPPED } from './index.ts';
import { KINDS } from './schema/index.ts';
import type { CreatureEntry } from './types/creature.ts';
import type { HeroEntry } from './types/hero.ts';

export { KINDS } from './schema/index.ts';

/** How packs of the second edition are read and checked. */
export const { PACKS, loadPack, faultIn } = packSystem({
  system: 'attention-donjon-2',
  kinds: KINDS,
  shipped: SHIPPED,
  faults: (entries, lang) => {
    const lost = dangling(entries, lang);
    return [
      ...ofCreatures(entries, (entry) => profileFaults(entry, lang)),
      ...lost,
      ...badTiles(entries, lang),
      ...badRoads(entries, lang),
      ...badLines(entries, lang),
      // A hero whose talents lead nowhere has no sheet.
      ...(lost.length > 0 ? [] : illegalHeroes(entries, madeIllegally(entries), lang)),
    ];
  },
  warnings: (entries, lang) => ofCreatures(entries, (entry) => profileWarnings(entry, lang)),
});

const ofCreatures = (
  { creatures }: Pack,
  remarks: (entry: CreatureEntry) => readonly Remark[],
): readonly PackFault<'creatures'>[] =>
  Object.values(creatures).flatMap((entry) =>
    remarks(entry as CreatureEntry).map((remark) => ({ kind: 'creatures', id: entry.id, ...remark })),
  );

/** By the items that the pack and those beside it hold. */
function madeIllegally(entries: Pack) {
  const g = { content: contentOf([{ ...entries, pack: UNNAMED }]) };
  return (hero: Pack['heroes'][string]) =>
    checkSheet(g, newSheet(g, { ...(hero as HeroEntry), name: hero.name.fr }), { created: 'companion' });
}

const UNNAMED = { id: '', version: '', hash: '' };
