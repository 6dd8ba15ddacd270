import { type Issue, type PackFile, type PackHeader, readPack } from '@souterrain/content';
import type { Fault } from '@souterrain/crawl/content/check/fault';
import { badRoads } from '@souterrain/crawl/content/check/roads';
import { badTiles } from '@souterrain/crawl/content/check/tiles';
import type { Lang } from '@souterrain/words';
import { profileFaults, profileWarnings, type Remark } from './check/profiles.ts';
import { dangling, type Pack } from './check/references.ts';
import { badLines } from './check/written.ts';
import { KINDS } from './schema/index.ts';
import type { CreatureEntry } from './types/creature.ts';

export { KINDS } from './schema/index.ts';

/** A pack is taken whole or refused whole; what is only strange is told in both cases. */
export type LoadedPack = { readonly warnings: readonly Issue[] } & (
  | { readonly ok: true; readonly pack: Pack & { readonly pack: PackHeader } }
  | { readonly ok: false; readonly issues: readonly Issue[] }
);

/** A pack of the second edition, whole and sound; or every issue, each with its file and place. */
export function loadPack(files: readonly PackFile[], lang: Lang = 'en'): LoadedPack {
  const { header, entries, issues, issueAt } = readPack(files, KINDS);
  // Entries that could not be read would look like missing ones.
  if (issues.length > 0) return { ok: false, issues, warnings: [] };
  const told = ({ kind, id, path, message }: Fault<keyof Pack>): Issue => issueAt(kind, id, { path, message });
  const warnings = ofCreatures(entries, (entry) => profileWarnings(entry, lang)).map(told);
  const faults = [
    ...ofCreatures(entries, (entry) => profileFaults(entry, lang)),
    ...dangling(entries),
    ...badTiles(entries),
    ...badRoads(entries),
    ...badLines(entries, lang),
  ];
  if (faults.length === 0) return { ok: true, pack: { pack: header!, ...entries }, warnings };
  return { ok: false, issues: faults.map(told), warnings };
}

const ofCreatures = (
  { creatures }: Pack,
  remarks: (entry: CreatureEntry) => readonly Remark[],
): readonly Fault<'creatures'>[] =>
  Object.values(creatures).flatMap((entry) =>
    remarks(entry as CreatureEntry).map((remark) => ({ kind: 'creatures', id: entry.id, ...remark })),
  );
