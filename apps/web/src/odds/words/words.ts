import type { Comparison, NotationFault } from '@souterrain/odds/notation';
import type { Axis, Counted, Note, Play } from '../answers/report.ts';
import type { FieldName, QuestionName, Topic } from '../questions.ts';

/** What the page of chances says in one language. Figures come already spelt. */
export interface PageWords {
  readonly heading: string;
  readonly lead: string;
  readonly topics: Readonly<Record<Topic, string>>;
  readonly topicsLabel: string;
  readonly questionsLabel: string;
  readonly questions: Readonly<Record<QuestionName, string>>;
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

  readonly counted: Readonly<Record<Counted, string>>;
  readonly plays: Readonly<Record<Play, string>>;
  readonly judged: (how: 'count' | 'compare' | 'counted', passing: Comparison) => string;
  readonly inWords: (times: number, of: number) => string;
  readonly spread: (label: string, mean: string, deviation: string) => string;
  readonly allFigures: string;
  readonly chance: string;
  readonly atLeast: string;
  readonly advice: string;
  readonly gamble: (advice: { net: string; sixes: number; gamble: number; value: string; kept: string }) => string;
  readonly notes: Readonly<Record<Note, string>>;
  readonly unsaid: (chance: string) => string;

  readonly axes: Readonly<Record<Axis, string>>;
  readonly marks: Readonly<Record<string, string>>;
  readonly gridOf: Readonly<Record<'chance' | 'mean', string>>;
  readonly faultAt: (column: number, fault: string) => string;
  readonly fault: (fault: NotationFault) => string;
}
