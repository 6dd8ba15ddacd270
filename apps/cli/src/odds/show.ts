import { deviation, highOf, mean } from '@souterrain/odds';
import { plotSvg } from '@souterrain/odds/plot';
import { percent } from '@souterrain/words';
import type { Context } from '../context.ts';
import { badUsage, failedCheck } from '../failure.ts';
import { codeOf } from '../files/read.ts';
import { writeWhole } from '../files/write.ts';
import type { Spoken } from './spoken.ts';
import { tableLines } from './table.ts';

export interface Output {
  readonly json?: boolean;
  readonly plot?: string;
  readonly exact?: boolean;
  /** Said after the answer. */
  readonly notes?: readonly string[];
}

/** Writes an answer as asked: a plot besides, and JSON or a table. */
export function show(said: Spoken, { json, plot, notes = [] }: Output, context: Context): void {
  if (plot !== undefined) writePlot(plot, said, context);
  if (json) return context.json(said.json);
  const { colours, words, print } = context;
  print(colours.bold(said.title));
  const wide = Math.max(0, ...said.figures.map(([label]) => label.length));
  for (const [label, value] of said.figures) print(`  ${label.padEnd(wide)}  ${value}`);
  for (const series of said.series) {
    const { label, distribution } = series;
    print('');
    print(`${label} (${words.odds.spread(mean(distribution), deviation(distribution))})`);
    for (const line of tableLines(series, context)) print(line);
  }
  for (const note of [...said.notes, ...notes]) print(note);
  if (plot !== undefined) print(words.odds.plotted(plot));
}

function writePlot(
  path: string,
  { title, figures, series }: Spoken,
  { lang, words: { odds, cannotWrite } }: Context,
): void {
  if (series.length === 0) throw badUsage(odds.nothingToPlot);
  const description = [
    ...figures.map(([label, value]) => odds.figure(label, value)),
    ...series.map(({ label, distribution }) =>
      odds.described({ label, low: distribution.low, high: highOf(distribution), mean: mean(distribution) }),
    ),
  ];
  const svg = plotSvg({
    lang,
    title,
    description: description.join(' '),
    totals: series.length === 1 ? series[0]!.label : odds.counted.total,
    chance: (chance) => percent(chance, { lang }),
    series,
  });
  try {
    writeWhole(path, svg);
  } catch (error) {
    throw failedCheck(cannotWrite(path, codeOf(error)));
  }
}
