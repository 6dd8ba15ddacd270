import { defineAbility } from './ability.ts';

/** HB-HERO-02, HB-MAG-06: masters one school of magic; taken again, another one. */
export const conjurateur = defineAbility({
  id: 'conjurateur',
  roll: 1,
  per: null,
  name: 'Conjurateur',
  effect: { fr: 'maîtriser une école de magie', en: 'masters a school of magic' },
  names: { 'conjurateur-': { fr: 'Conjurateur :', en: 'Conjurateur:' } },
});
