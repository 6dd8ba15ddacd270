import type { Ability } from './ability.ts';

/** Never caught out; may test AGI to act first in a total surprise. */
export const instinct: Ability = {
  id: 'instinct',
  roll: 10,
  use: 'passive',
  per: null,
  rules: ['HB-HERO-02'],
};
