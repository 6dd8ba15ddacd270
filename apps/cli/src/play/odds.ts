import type { OddsSummary, OfferedDecision } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import type { Context } from '../context.ts';
import { bar } from '../odds/table.ts';
import { indented } from '../wrap.ts';
import { keyOf } from './answer.ts';
import type { Labels } from './labels.ts';

const WIDEST_BAR = 20;
const LEFT = 7;

interface Telling {
  readonly said: SystemWords;
  readonly labels: Labels;
  readonly context: Context;
  worth(option: string): OddsSummary | undefined;
}

/** What each option is worth, where it is known: words, figures and bars. */
export function oddsText(decision: OfferedDecision, { said, labels, context, worth }: Telling): string {
  const { words, colours } = context;
  const weighed = decision.options.flatMap((option) => {
    const summary = worth(option.id);
    if (!summary) return [];
    const { label } = labels.option(decision, option);
    const key = colours.cyan(keyOf(decision, option).padStart(String(decision.options.length).length));
    return [`  ${key}  ${colours.bold(label)}`, ...summaryLines(summary, { said, context })];
  });
  if (weighed.length === 0) return words.chances.none;
  const width = Math.min(process.stdout.columns ?? 100, 100);
  return [colours.dim(indented(words.chances.meaning, { width, by: 2 })), ...weighed].join('\n');
}

function summaryLines(
  { prospects, amount, resources, aims }: OddsSummary,
  { said, context }: Pick<Telling, 'said' | 'context'>,
): string[] {
  const { chances } = context.words;
  const rows = prospects.map(({ label, params, chance }) => ({
    name: said.term(label, params),
    figure: chances.percent(chance),
    bar: bar(WIDEST_BAR * chance),
  }));
  const wide = Math.max(...rows.map(({ name }) => name.length));
  const figureWide = Math.max(...rows.map(({ figure }) => figure.length));
  const lines = rows.map(
    ({ name, figure, bar }) => `${name.padEnd(wide)}  ${figure.padStart(figureWide)}  ${context.colours.green(bar)}`,
  );
  if (amount) lines.push(chances.amount(said.term(amount.label, undefined), amount));
  for (const { label, params, chance } of resources) lines.push(chances.withResource(said.term(label, params), chance));
  for (const { label, params, chance } of aims) lines.push(chances.atBest(said.term(label, params), chance));
  return lines.map((line) => (' '.repeat(LEFT) + line).trimEnd());
}
