import type { Given, QUESTIONS, Topic } from '../questions.ts';
import type { Reply, Report } from './report.ts';

/** The questions of one topic, answered. */
export type Answers<T extends Topic> = {
  readonly [Q in keyof (typeof QUESTIONS)[T]]: (given: Given<T, Q>) => T extends 'des' ? Reply : Report;
};
