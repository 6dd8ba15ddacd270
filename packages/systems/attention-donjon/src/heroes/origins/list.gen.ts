// Made by tools/lists.mjs; the order of these lines is kept.
import { feliformes } from './feliformes.ts';
import { imperiaux } from './imperiaux.ts';
import { nains } from './nains.ts';
import { sylvae } from './sylvae.ts';

export const ORIGIN_LIST = [
  feliformes,
  imperiaux,
  nains,
  sylvae,
];
