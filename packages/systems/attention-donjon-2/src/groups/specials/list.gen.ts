// Made by tools/lists.mjs; the order of these lines is kept.
import { instinctGregaire } from './instinct-gregaire.ts';
import { twoActions } from './two-actions.ts';

export const SPECIALS = [
  instinctGregaire,
  twoActions,
];
