import type { Given, QuestionName } from '../questions.ts';
import type { Report } from '../report.ts';

/** The questions of one system, answered. */
export type Answers<System extends string> = {
  readonly [Q in Extract<QuestionName, `${System}/${string}`>]: (given: Given<Q>) => Report;
};
