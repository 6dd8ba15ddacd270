import type { Ability } from './ability.ts';

/** One zone more, then an improved melee attack. */
export const charge: Ability = {
  id: 'charge',
  roll: 2,
  use: 'action',
  per: 'combat',
  rules: ['HB-HERO-02'],
};
