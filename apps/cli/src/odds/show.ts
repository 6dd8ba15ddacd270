import { deviation, highOf, mean } from '@souterrain/odds';
import { plotSvg } from '@souterrain/odds/plot';
import type { Context } from '../context.ts';
import { badUsage, failedCheck } from '../failure.ts';
import { codeOf, writeWhole } from '../files.ts';
import type { Output, Report } from './report.ts';
import { tableLines } from './table.ts';

/** Writes a report as asked: a plot besides, and JSON or a table. */
export function show(report: Report, { json, plot }: Output, context: Context): void {
  if (plot !== undefined) writePlot(plot, report, context);
  if (json) return context.json(report.json);
  const { colours, words, print } = context;
  print(colours.bold(report.title));
  const wide = Math.max(0, ...report.figures.map(([label]) => label.length));
  for (const [label, value] of report.figures) print(`  ${label.padEnd(wide)}  ${value}`);
  for (const series of report.series) {
    const { label, distribution } = series;
    print('');
    print(`${label} (${words.odds.spread(mean(distribution), deviation(distribution))})`);
    for (const line of tableLines(series, context)) print(line);
  }
  for (const note of report.notes) print(note);
  if (plot !== undefined) print(words.odds.plotted(plot));
}

function writePlot(
  path: string,
  { title, figures, series }: Report,
  { lang, words: { odds, cannotWrite } }: Context,
): void {
  if (series.length === 0) throw badUsage(odds.nothingToPlot);
  const said = [
    ...figures.map(([label, value]) => odds.figure(label, value)),
    ...series.map(({ label, distribution }) =>
      odds.described({ label, low: distribution.low, high: highOf(distribution), mean: mean(distribution) }),
    ),
  ];
  const svg = plotSvg({
    lang,
    title,
    description: said.join(' '),
    totals: series.length === 1 ? series[0]!.label : odds.total,
    chance: odds.chance,
    series,
  });
  try {
    writeWhole(path, svg);
  } catch (error) {
    throw failedCheck(cannotWrite(path, codeOf(error)));
  }
}
