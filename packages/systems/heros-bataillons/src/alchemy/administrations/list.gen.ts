// Made by tools/lists.mjs; the order of these lines is kept.
import { baume } from './baume.ts';
import { explosive } from './explosive.ts';
import { fumee } from './fumee.ts';
import { injection } from './injection.ts';
import { liquide } from './liquide.ts';

export const ALL = [
  baume,
  explosive,
  fumee,
  injection,
  liquide,
];
