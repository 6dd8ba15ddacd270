import type { Context } from '../context.ts';
import type { PlacedResult } from './run-file.ts';

const shown = (value: unknown, nothing: string): string => (value === undefined ? nothing : JSON.stringify(value));

/** A failed case: what was expected, what came. */
export function printResult(result: PlacedResult & { readonly file: string }, context: Context): string {
  const { words, colours, lang } = context;
  const { file, id, line, col, failures, broken } = result;
  const lines = [`${colours.red('✗')} ${file}:${line}:${col} ${colours.bold(id)}`];
  if (broken) lines.push(`    ${words.broken[broken.at]} ${broken.told[lang]}`);
  for (const { at, expected, got } of failures) {
    lines.push(`    ${at}`);
    lines.push(`      ${words.expected} ${shown(expected, words.nothing)}`);
    lines.push(`      ${words.got} ${shown(got, words.nothing)}`);
  }
  return lines.join('\n');
}
