// Made by tools/lists.mjs; the order of these lines is kept.
import { felis } from './felis.ts';
import { imperiaux } from './imperiaux.ts';
import { nains } from './nains.ts';
import { sylvae } from './sylvae.ts';

export const ORIGIN_LIST = [
  felis,
  imperiaux,
  nains,
  sylvae,
];
