import type { CaseIssue } from '@souterrain/cases';
import { printResult } from '../cases/print.ts';
import { type PlacedResult, runFile } from '../cases/run-file.ts';
import type { Context } from '../context.ts';
import type { Status } from '../failure.ts';
import { type PackOptions, playableWith } from '../own-packs.ts';
import { printIssue } from '../print-issue.ts';
import type { Playable } from '../systems.ts';
import { yamlFiles } from '../yaml-files.ts';

export async function runCases(
  paths: readonly string[],
  options: { json?: boolean } & PackOptions,
  context: Context,
): Promise<Status> {
  const results: (PlacedResult & { file: string })[] = [];
  const issues: CaseIssue[] = [];
  const made = new Map<string, Promise<Playable>>();
  const playables = (id: string): Promise<Playable> => {
    const one = made.get(id) ?? playableWith(id, options, context);
    made.set(id, one);
    return one;
  };
  const files = yamlFiles(context.words, paths);
  for (const file of files) {
    const ran = await runFile(file, playables, context);
    issues.push(...ran.issues);
    results.push(...ran.results.map((result) => ({ file, ...result })));
  }
  const passed = results.filter(({ ok }) => ok).length;
  const failed = results.length - passed;
  if (options.json) context.json({ files: files.length, passed, failed, issues, results });
  else {
    for (const issue of issues) process.stderr.write(`${printIssue(issue)}\n`);
    for (const result of results) if (!result.ok) context.print(printResult(result, context));
    context.print(context.words.casesRan({ files: files.length, passed, failed, refused: issues.length }));
  }
  return failed + issues.length > 0 ? 1 : 0;
}
