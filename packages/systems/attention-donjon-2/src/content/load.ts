import {
  type CompiledPack,
  type Issue,
  type PackFile,
  type PackResult,
  type Reading,
  readPack,
} from '@souterrain/content';
import { badRoads, badTiles, type Fault, illegalHeroes } from '@souterrain/crawl/content/check';
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

/** The packs that this edition is played with. */
export const PACKS: readonly CompiledPack[] = SHIPPED;

/** A pack of the second edition, whole and sound; or every issue, each with its file and place. */
export function loadPack(files: readonly PackFile[], reading: Reading = {}): PackResult<Pack> {
  const { lang = 'en' } = reading;
  const { header, entries, written, issues, issueAt } = readPack(files, KINDS, reading);
  // Entries that could not be read would look like missing ones.
  if (issues.length > 0) return { ok: false, header, written, issues, warnings: [] };
  const told = ({ kind, id, path, message }: Fault<keyof Pack>): Issue => issueAt(kind, id, { path, message });
  const warnings = ofCreatures(entries, (entry) => profileWarnings(entry, lang)).map(told);
  const lost = dangling(entries, lang);
  const faults = [
    ...ofCreatures(entries, (entry) => profileFaults(entry, lang)),
    ...lost,
    ...badTiles(entries, lang),
    ...badRoads(entries, lang),
    ...badLines(entries, lang),
    // A hero whose talents lead nowhere has no sheet.
    ...(lost.length > 0 ? [] : illegalHeroes(entries, madeIllegally(entries), lang)),
  ];
  if (faults.length === 0) return { ok: true, header, written, pack: { pack: header!, ...entries }, warnings };
  return { ok: false, header, written, issues: faults.map(told), warnings };
}

const ofCreatures = (
  { creatures }: Pack,
  remarks: (entry: CreatureEntry) => readonly Remark[],
): readonly Fault<'creatures'>[] =>
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
