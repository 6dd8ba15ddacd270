import type { Ability } from './ability.ts';

/** Takes in place of an adjacent ally a blow just computed against them. */
export const gardeDuCorps: Ability = {
  id: 'garde-du-corps',
  roll: 5,
  use: 'libre',
  per: 'round',
  rules: ['HB-HERO-02'],
};
