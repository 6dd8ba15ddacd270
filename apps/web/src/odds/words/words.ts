import type { FieldName, QuestionName } from '@souterrain/odds/questions';
import type { Axis } from '@souterrain/odds/questions/answers';
import type { OddsWords } from '@souterrain/words/odds';

/** What the page of chances says in one language. */
export interface PageWords extends OddsWords {
  readonly heading: string;
  readonly lead: string;
  readonly topicsLabel: string;
  readonly questionsLabel: string;
  /** What a question is about, in a sentence. */
  readonly about: Readonly<Record<QuestionName, string>>;
  readonly fields: Readonly<Record<FieldName, string>>;
  /** The words of fields that offer a choice. */
  readonly choices: Readonly<Record<string, string>>;
  readonly examples: string;
  /** Heads the fields that may be left empty. */
  readonly extras: string;
  readonly startAgain: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly print: string;

  readonly working: string;
  readonly failed: string;
  readonly again: string;
  readonly incomplete: string;
  readonly empty: string;
  readonly unreadable: string;
  readonly outOfRange: (min: number, max: number) => string;
  readonly notTogether: string;
  readonly unknownWord: string;

  readonly inWords: (times: number, of: number) => string;
  readonly spread: (label: string, mean: string, deviation: string) => string;
  readonly allFigures: string;

  readonly axes: Readonly<Record<Axis, string>>;
  readonly marks: Readonly<Record<string, string>>;
  readonly gridOf: Readonly<Record<'chance' | 'mean', string>>;
}
