// Made by tools/lists.mjs from the files of this folder.
import { KEEPSAKES } from './keepsakes.ts';
import { REMEDIES } from './remedies.ts';

export const SHARED_EFFECTS = [
  ...KEEPSAKES,
  ...REMEDIES,
];
