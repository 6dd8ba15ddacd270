// Made by tools/lists.mjs; the order of these lines is kept.
import { deplacement } from './deplacement.ts';
import { domination } from './domination.ts';
import { insufflation } from './insufflation.ts';
import { invocation } from './invocation.ts';
import { toucher } from './toucher.ts';

export const ALL = [
  deplacement,
  domination,
  insufflation,
  invocation,
  toucher,
];
