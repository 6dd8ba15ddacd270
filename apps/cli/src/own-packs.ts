import type { PackFile, PackSystem, RefusedPack } from '@souterrain/content';
import type { Fault, Pack, Packs, SaveFile } from '@souterrain/kernel';
import type { Context } from './context.ts';
import { type Failure, failedCheck } from './failure.ts';
import { MOST_YAML, readText } from './files/read.ts';
import { printIssue } from './print-issue.ts';
import { loadSystem, type Playable } from './systems.ts';
import type { Words } from './words/index.ts';
import { yamlFiles } from './yaml-files.ts';

/** What `--pack` was given: a file or a folder each time. */
export interface PackOptions {
  readonly pack?: readonly string[];
}

/** The files of one pack. */
export const packFiles = (words: Words, paths: readonly string[]): readonly PackFile[] =>
  yamlFiles(words, paths).map((path) => ({ name: path, text: readText(words, { path, most: MOST_YAML }) }));

/** The system of that id, made with the packs a command names too. */
export async function playableWith(id: string, { pack = [] }: PackOptions, context: Context): Promise<Playable> {
  const { words } = context;
  const shipped = await loadSystem(words, id);
  if (pack.length === 0) return shipped;
  return loadSystem(words, id, ownPacks(await shipped.packs(), pack, context));
}

/** Packs of one's own, each checked beside those of the system and those before it: nothing is played with one that is refused. */
function ownPacks({ PACKS, loadPack }: PackSystem, paths: readonly string[], { words, lang }: Context): Packs {
  const others: Pack[] = [];
  for (const path of paths) {
    const files = packFiles(words, [path]);
    const loaded = loadPack(files, { lang, beside: PACKS, others });
    if (!loaded.ok) throw refusedPack(loaded, files.length, words);
    others.push(loaded.pack);
  }
  return others;
}

function refusedPack({ header, issues }: RefusedPack, files: number, words: Words): Failure {
  for (const issue of issues) process.stderr.write(`${printIssue(issue)}\n`);
  const pack = header && `${header.id} ${header.version}`;
  return failedCheck(words.packChecked({ pack, files, entries: 0, issues: issues.length, warnings: 0 }));
}

/** The system of a save: with the packs it carries, or with those a command names instead. */
export async function playableOf(
  save: Pick<SaveFile, 'system' | 'carried'>,
  { pack = [], refused }: PackOptions & { readonly refused: (fault: Fault) => Failure },
  context: Context,
): Promise<Playable> {
  const { system, carried = [] } = save;
  const shipped = await playableWith(system, { pack }, context);
  if (pack.length > 0 || carried.length === 0) return shipped;
  const fault = (await shipped.packs()).faultIn(carried);
  if (fault) throw refused({ code: 'save-pack', params: { ...fault } });
  return loadSystem(context.words, system, carried);
}
