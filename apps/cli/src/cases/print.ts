import type { CaseResult } from '@souterrain/cases';
import type { Context } from '../context.ts';

const shown = (value: unknown, nothing: string): string => (value === undefined ? nothing : JSON.stringify(value));

/** A failed case: what was expected, what came. */
export function printResult(result: CaseResult & { readonly file: string }, { words, colours }: Context): string {
  const { file, id, failures, broken } = result;
  const lines = [`${colours.red('✗')} ${file} ${colours.bold(id)}`];
  if (broken) lines.push(`    ${words.broken[broken.at]} ${broken.message}`);
  for (const { at, expected, got } of failures) {
    lines.push(`    ${at}`);
    lines.push(`      ${words.expected} ${shown(expected, words.nothing)}`);
    lines.push(`      ${words.got} ${shown(got, words.nothing)}`);
  }
  return lines.join('\n');
}
