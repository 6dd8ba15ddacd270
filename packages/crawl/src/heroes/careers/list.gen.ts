// Made by tools/lists.mjs; the order of these lines is kept.
import { berserker } from './berserker.ts';
import { croise } from './croise.ts';
import { traqueur } from './traqueur.ts';

export const FIRST_CAREERS = [
  berserker,
  croise,
  traqueur,
];
