import type { Context } from '../context.ts';
import type { Status } from '../failure.ts';
import { packFiles } from '../own-packs.ts';
import { printIssue } from '../print-issue.ts';
import { loadSystem } from '../systems.ts';

/** Reads a pack as the system would, beside what it already holds, and tells everything that is wrong with it. */
export async function checkPack(
  id: string,
  paths: readonly string[],
  { json, context }: { json?: boolean; context: Context },
): Promise<Status> {
  const { words, lang, colours } = context;
  const { packs } = await loadSystem(words, id);
  const { loadPack, PACKS } = await packs();
  const files = packFiles(words, paths);
  const loaded = loadPack(files, { lang, beside: PACKS, revised: true });
  const { header, written, warnings } = loaded;
  const issues = loaded.ok ? [] : loaded.issues;
  const entries = Object.values(written).reduce((sum, count) => sum + count, 0);
  if (json) context.json({ system: id, pack: header ?? null, files: files.length, entries: written, issues, warnings });
  else {
    for (const issue of issues) process.stderr.write(`${printIssue(issue)}\n`);
    for (const { message, ...place } of warnings)
      process.stderr.write(`${printIssue({ ...place, message: colours.yellow(words.warning) + message })}\n`);
    const pack = header && `${header.id} ${header.version}`;
    const counts = { files: files.length, entries, issues: issues.length, warnings: warnings.length };
    context.print(words.packChecked({ pack, ...counts }));
  }
  return issues.length > 0 ? 1 : 0;
}
