import { resolve } from 'node:path';
import { type CaseIssue, type CaseResult, readCases, readYaml, runCase, systemIdOf } from '@souterrain/cases';
import type { Context } from '../context.ts';
import { badUsage, Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { loadSystem } from '../systems.ts';

export interface RanFile {
  readonly issues: readonly CaseIssue[];
  readonly results: readonly CaseResult[];
}

/** Runs every case of a file, or refuses the file whole with its issues. */
export async function runFile(file: string, { words, lang }: Context): Promise<RanFile> {
  const source = readYaml(readText(words, file), file);
  if (source.issues.length > 0) return { issues: source.issues, results: [] };
  try {
    const playable = await loadSystem(words, systemIdOf({ value: source.value, file: resolve(file) }));
    const caseSystem = await playable.cases?.();
    if (!caseSystem) throw badUsage(words.casesUnread(playable.system.id));
    const read = readCases(source, caseSystem, lang);
    if (!read.ok) return { issues: read.issues, results: [] };
    return { issues: [], results: read.cases.map((one) => runCase(caseSystem, one)) };
  } catch (error) {
    // A system named in a file is a fault of that file, not of the command line.
    if (error instanceof Failure) return { issues: [source.issueAt(['system'], error.message)], results: [] };
    throw error;
  }
}
