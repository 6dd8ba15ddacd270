// Made by tools/lists.mjs; the order of these lines is kept.
import { arcaniste } from './arcaniste.ts';
import { berserker } from './berserker.ts';
import { croise } from './croise.ts';
import { traqueur } from './traqueur.ts';

export const CAREER_LIST = [
  berserker,
  croise,
  traqueur,
  arcaniste,
];
