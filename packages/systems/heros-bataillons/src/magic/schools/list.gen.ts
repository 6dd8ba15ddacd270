// Made by tools/lists.mjs; the order of these lines is kept.
import { arcanique } from './arcanique.ts';
import { elementaire } from './elementaire.ts';
import { illusion } from './illusion.ts';
import { impie } from './impie.ts';
import { ombres } from './ombres.ts';
import { sacree } from './sacree.ts';
import { sauvage } from './sauvage.ts';

export const ALL = [
  arcanique,
  elementaire,
  illusion,
  impie,
  ombres,
  sacree,
  sauvage,
];
