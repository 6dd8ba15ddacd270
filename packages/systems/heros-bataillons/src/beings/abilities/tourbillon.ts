import type { Ability } from './ability.ts';

/** A melee attack that is explosive in one’s own zone. */
export const tourbillon: Ability = {
  id: 'tourbillon',
  roll: 3,
  use: 'action',
  per: 'combat',
  rules: ['HB-HERO-02'],
};
