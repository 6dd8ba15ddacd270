import { chanceWhere } from '@souterrain/odds';
import { rangeOf, rowsOf } from '@souterrain/odds/plot';
import { percent } from '@souterrain/words';
import type { Context } from '../context.ts';
import { spelled } from './exact.ts';
import type { SpokenSeries } from './spoken.ts';

const MOST_ROWS = 40;
const WIDEST_BAR = 40;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A table and its bar chart: one line a total, or a few neighbours when there are too many. */
export function tableLines(
  { distribution, exact }: SpokenSeries,
  { lang, words: { odds }, colours }: Context,
): string[] {
  const rows = rowsOf([distribution], MOST_ROWS);
  const heads = [odds.counted.total, odds.chance, odds.atLeast, ...(exact ? [odds.fractionHead] : [])];
  const cells = rows.map(({ from, to, chances, atLeast }) => [
    rangeOf(from, to),
    percent(chances[0]!, { lang }),
    percent(atLeast[0]!, { lang }),
    ...(exact ? [spelled(chanceWhere(exact, (total) => from <= total && total <= to))] : []),
  ]);
  const wides = heads.map((head, column) => Math.max(head.length, ...cells.map((line) => line[column]!.length)));
  const aligned = (line: readonly string[]): string =>
    line.map((cell, column) => cell.padStart(wides[column]!)).join('  ');
  const left = (process.stdout.columns ?? 80) - aligned(heads).length - 6;
  const longest = Math.max(8, Math.min(WIDEST_BAR, left));
  const most = Math.max(...rows.map(({ chances }) => chances[0]!));
  return [
    colours.dim(`  ${aligned(heads)}`),
    ...rows.map(({ chances }, at) => `  ${aligned(cells[at]!)}  ${bar((longest * chances[0]!) / most)}`.trimEnd()),
  ];
}

/** So many squares long, to an eighth. */
export function bar(length: number): string {
  const eighths = Math.round(8 * length);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!;
}
