import type { Ability } from './ability.ts';

/** An improved ranged attack on a near or far target, without movement this turn. */
export const tirVise: Ability = {
  id: 'tir-vise',
  roll: 6,
  use: 'action',
  per: 'combat',
  rules: ['HB-HERO-02'],
};
