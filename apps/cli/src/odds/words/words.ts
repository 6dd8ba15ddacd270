import type { SystemField, SystemQuestion } from '@souterrain/odds/questions';
import type { Lacking } from '@souterrain/odds/questions/exact';
import type { OddsWords } from '@souterrain/words/odds';
import type { Instead } from '../../suggest.ts';

/** What the command says of chances in one language. */
export interface OddsCommandWords extends OddsWords {
  readonly help: {
    readonly odds: string;
    readonly usage: string;
    readonly systemUsage: string;
    readonly expression: string;
    readonly question: string;
    readonly plot: string;
    readonly exact: string;
    /** The notation, with examples. */
    readonly grammar: string;
    readonly questions: Readonly<Record<SystemQuestion, string>>;
    readonly flags: Readonly<Record<SystemField, string>>;
  };
  readonly unknownQuestion: (name: string, instead: Instead) => string;
  readonly spread: (mean: number, deviation: number) => string;
  readonly figure: (label: string, value: string) => string;
  readonly described: (said: { label: string; low: number; high: number; mean: number }) => string;
  readonly plotted: (path: string) => string;
  readonly nothingToPlot: string;

  readonly fractionHead: string;
  readonly longFractions: string;
  /** Said where packs were given. */
  readonly asFigures: string;
  /** Why `--exact` has no answer. */
  readonly lacking: Readonly<Record<Exclude<Lacking['lacks'], 'fractions' | 'low-pv'>, string>> & {
    readonly fractions: (question: string) => string;
    readonly 'low-pv': (most: number) => string;
  };
}

export function lackingText(lacking: Lacking, question: string, words: OddsCommandWords): string {
  switch (lacking.lacks) {
    case 'low-pv':
      return words.lacking['low-pv'](lacking.most);
    case 'fractions':
      return words.lacking.fractions(question.replace('/', ' '));
    default:
      return words.lacking[lacking.lacks];
  }
}
