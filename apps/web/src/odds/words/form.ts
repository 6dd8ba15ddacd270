import type { PageWords } from './words.ts';

/** What the questions and their fields are called. */
export type FormWords = Pick<
  PageWords,
  | 'heading'
  | 'lead'
  | 'topicsLabel'
  | 'questionsLabel'
  | 'about'
  | 'fields'
  | 'choices'
  | 'examples'
  | 'extras'
  | 'startAgain'
  | 'copyLink'
  | 'copied'
  | 'copyByHand'
  | 'print'
>;
