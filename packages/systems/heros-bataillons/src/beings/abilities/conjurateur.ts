import type { Ability } from './ability.ts';

/** Masters one school of magic; taken again, another one. */
export const conjurateur: Ability = {
  id: 'conjurateur',
  roll: 1,
  use: 'passive',
  per: null,
  rules: ['HB-HERO-02', 'HB-MAG-06'],
};
