// Made by tools/lists.mjs; the order of these lines is kept.
import { chairQuiRepousse } from './chair-qui-repousse.ts';
import { drainDeVie } from './drain-de-vie.ts';
import { elan } from './elan.ts';
import { etreinte } from './etreinte.ts';
import { formeSpectrale } from './forme-spectrale.ts';
import { furieBlessee } from './furie-blessee.ts';
import { glaceLeSang } from './glace-le-sang.ts';
import { griffesParalysantes } from './griffes-paralysantes.ts';
import { instinctGregaire } from './instinct-gregaire.ts';
import { morsureEmpoisonnee } from './morsure-empoisonnee.ts';
import { poidsDePierre } from './poids-de-pierre.ts';
import { pousseApresCoup } from './pousse-apres-coup.ts';

export const SPECIALS = [
  chairQuiRepousse,
  drainDeVie,
  elan,
  etreinte,
  formeSpectrale,
  furieBlessee,
  glaceLeSang,
  griffesParalysantes,
  instinctGregaire,
  morsureEmpoisonnee,
  poidsDePierre,
  pousseApresCoup,
];
