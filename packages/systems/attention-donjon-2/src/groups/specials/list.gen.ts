// Made by tools/lists.mjs from the files of this folder.
import { instinctGregaire } from './instinct-gregaire.ts';
import { twoActions } from './two-actions.ts';

export const SPECIALS = [
  instinctGregaire,
  twoActions,
];
