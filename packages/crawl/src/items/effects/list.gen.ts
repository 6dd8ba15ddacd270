// Made by tools/lists.mjs; the order of these lines is kept.
import { KEEPSAKES } from './keepsakes.ts';
import { REMEDIES } from './remedies.ts';

export const SHARED_EFFECTS = [
  ...KEEPSAKES,
  ...REMEDIES,
];
