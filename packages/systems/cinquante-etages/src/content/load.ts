import { type CompiledPack, type PackFile, type PackResult, type Reading, readPack } from '@souterrain/content';
import { depthFaults } from './check/depths.ts';
import { dangling, type Pack } from './check/references.ts';
import { tableFaults } from './check/tables.ts';
import own from './pack.gen.json' with { type: 'json' };
import { KINDS } from './schema/index.ts';

export { KINDS } from './schema/index.ts';

/** The packs that this system is played with. */
export const PACKS: readonly CompiledPack[] = [own];

/** A pack of Cinquante Étages, whole and sound; or every issue, each with its file and place. */
export function loadPack(files: readonly PackFile[], reading: Reading = {}): PackResult<Pack> {
  const { header, entries, written, issues, issueAt } = readPack(files, KINDS, reading);
  // Entries that could not be read would look like missing ones.
  if (issues.length > 0) return { ok: false, header, written, issues, warnings: [] };
  const { lang = 'en' } = reading;
  const faults = [...dangling(entries, lang), ...tableFaults(entries, lang), ...depthFaults(entries, lang)];
  if (faults.length === 0) return { ok: true, header, written, pack: { pack: header!, ...entries }, warnings: [] };
  const told = faults.map(({ kind, id, path, message }) => issueAt(kind, id, { path, message }));
  return { ok: false, header, written, issues: told, warnings: [] };
}
