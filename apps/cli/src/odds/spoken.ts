import type { Distribution, Tally } from '@souterrain/odds';
import { type Asked, type QuestionName, topicOf } from '@souterrain/odds/questions';
import type { Figure, Report } from '@souterrain/odds/questions/answers';
import { decimal, percent } from '@souterrain/words';
import { labelText } from '@souterrain/words/odds';
import type { Context } from '../context.ts';
import { valuesJson } from './json.ts';
import type { OddsCommandWords } from './words/words.ts';

export interface SpokenSeries {
  /** What the totals are of. */
  readonly label: string;
  readonly distribution: Distribution;
  /** The same in whole numbers, to be shown as fractions. */
  readonly exact?: Tally;
}

/** What a question comes to, in the words of a language. */
export interface Spoken {
  readonly title: string;
  /** The figures to see first. */
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly series: readonly SpokenSeries[];
  readonly notes: readonly string[];
  /** What `--json` writes. */
  readonly json: Readonly<Record<string, unknown>>;
}

const MOST_ADVICE = 40;

export function spoken({ name, given }: Asked, report: Report, { lang, words: { odds } }: Context): Spoken {
  const { figures, series, notes, unsaid, values } = report;
  const spelt = ({ value, unit }: Figure): string =>
    unit === 'chance' ? percent(value, { lang }) : decimal(value, { lang });
  const [system, question] = name.split('/');
  const isExpression = name === 'des/expression';
  return {
    title: isExpression ? String(values.expression) : titleOf(name, odds),
    figures: figures.map((figure) => [labelText(figure.label, odds), spelt(figure)]),
    series: series.map(({ label, distribution }) => ({ label: labelText(label, odds), distribution })),
    notes: [
      ...adviceNotes(report, odds),
      ...notes.map((note) => odds.notes[note]),
      ...(unsaid > 1e-9 ? [odds.unsaid(unsaid)] : []),
    ],
    json: { ...(!isExpression && { system, question, ...given }), ...valuesJson(values) },
  };
}

function titleOf(name: QuestionName, { topics, questions }: OddsCommandWords): string {
  const question = questions[name];
  return `${topics[topicOf(name)]} — ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
}

/** What to gamble, where gambling is worth it. */
const adviceNotes = ({ advice }: Report, words: OddsCommandWords): string[] =>
  advice.length === 0 || advice.length > MOST_ADVICE
    ? []
    : ['', words.advice, ...advice.map((one) => `  ${words.gamble(one)}`)];
