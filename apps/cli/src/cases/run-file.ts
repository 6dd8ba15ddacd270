import { resolve } from 'node:path';
import {
  type Case,
  type CaseIssue,
  type CaseResult,
  readCases,
  readYaml,
  runCase,
  systemIdOf,
  type YamlFile,
} from '@souterrain/cases';
import { readCatalogues, shownOf } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { MOST_YAML, readText } from '../files/read.ts';
import { closest } from '../suggest.ts';
import { isSystem, type Playable, unknownSystem } from '../systems.ts';
import type { Words } from '../words/index.ts';

/** A case shows a rule: one that no catalogue has shows nothing. */
function unknownRules(source: YamlFile, cases: readonly Case[], words: Words): readonly CaseIssue[] {
  const known = readCatalogues()
    .flatMap(shownOf)
    .map(({ id }) => id);
  return cases.flatMap(({ rules }, i) =>
    rules.flatMap((id, j) =>
      known.includes(id) ? [] : [source.issueAt(['cases', i, 'rules', j], words.unknownRule(id, closest(id, known)))],
    ),
  );
}

/** A result, and where in its file stands what it differs from. */
export type PlacedResult = CaseResult & Pick<CaseIssue, 'line' | 'col'>;

export interface RanFile {
  readonly issues: readonly CaseIssue[];
  readonly results: readonly PlacedResult[];
}

/** The systems of case files, each made once. */
export type Playables = (id: string) => Promise<Playable>;

/** Runs every case of a file, or refuses the file whole with its issues. */
export async function runFile(file: string, playables: Playables, { words, lang }: Context): Promise<RanFile> {
  const source = readYaml(readText(words, { path: file, most: MOST_YAML }), file, lang);
  if (source.issues.length > 0) return { issues: source.issues, results: [] };
  // A system named in a file is a fault of that file, not of the command line.
  const refused = (message: string): RanFile => ({ issues: [source.issueAt(['system'], message)], results: [] });
  const id = systemIdOf({ value: source.value, file: resolve(file) });
  if (!isSystem(id)) return refused(unknownSystem(words, id).message);
  const caseSystem = await (await playables(id)).cases?.();
  if (!caseSystem) return refused(words.casesUnread(id));
  const read = readCases(source, caseSystem, lang);
  if (!read.ok) return { issues: read.issues, results: [] };
  const issues = unknownRules(source, read.cases, words);
  if (issues.length > 0) return { issues, results: [] };
  return { issues: [], results: read.cases.map((one, i) => placed(source, i, runCase(caseSystem, one))) };
}

function placed(source: YamlFile, index: number, result: CaseResult): PlacedResult {
  const { line, col } = source.issueAt(['cases', index, ...within(result)], '');
  return { ...result, line, col };
}

/** The part of a case that fails first. */
function within({ broken, failures: [failure] }: CaseResult): readonly (string | number)[] {
  if (broken) return broken.at === 'given' ? ['given'] : [];
  if (!failure) return [];
  const [part, ...rest] = failure.at.split('.');
  // A path of the state is one key.
  const inside = part === 'state' ? [rest.join('.')] : rest.map(Number);
  return ['expect', part!, ...inside];
}
