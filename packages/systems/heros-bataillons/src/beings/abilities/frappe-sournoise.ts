import type { Ability } from './ability.ts';

/** Attacks on a target on the ground, held, or that has not acted in this combat are improved. */
export const frappeSournoise: Ability = {
  id: 'frappe-sournoise',
  roll: 7,
  use: 'passive',
  per: null,
  rules: ['HB-HERO-02'],
};
