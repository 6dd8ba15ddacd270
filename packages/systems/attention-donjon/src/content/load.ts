import { type PackFile, type PackHeader, type PackResult, readPack } from '@souterrain/content';
import { badRoads } from '@souterrain/crawl/content/check/roads';
import { badTiles } from '@souterrain/crawl/content/check/tiles';
import { dangling, type Pack } from './check/references.ts';
import { KINDS } from './schema/index.ts';

export { KINDS } from './schema/index.ts';

/** A pack of Attention Donjon, whole and sound; or every issue, each with its file and place. */
export function loadPack(files: readonly PackFile[]): PackResult<Pack & { readonly pack: PackHeader }> {
  const { header, entries, issues, issueAt } = readPack(files, KINDS);
  // Entries that could not be read would look like missing ones.
  if (issues.length > 0) return { ok: false, issues };
  const faults = [...dangling(entries), ...badTiles(entries), ...badRoads(entries)];
  if (faults.length === 0) return { ok: true, pack: { pack: header!, ...entries } };
  return { ok: false, issues: faults.map(({ kind, id, path, message }) => issueAt(kind, id, { path, message })) };
}
