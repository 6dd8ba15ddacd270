import type { Being } from '../../pieces.ts';
import { defineAbility, hasAbility } from './ability.ts';

export const maitreDArmes = defineAbility({
  id: 'maitre-d-armes',
  roll: 8,
  per: null,
  name: 'Maître d’armes',
  effect: {
    fr: 'les dés de 3 ou plus, au lieu de 4, paient les manœuvres',
    en: 'dice of 3 or more, instead of 4, pay for manoeuvres',
  },
});

const PAYS = 4;
const MASTER_PAYS = 3;

/** HB-HERO-02: the lowest die that pays for a manoeuvre, 3 instead of 4, but for Improvisation. */
export const manoeuvreThreshold = (being: Being, manoeuvre: string): number =>
  manoeuvre !== 'improvisation' && hasAbility(being, maitreDArmes.id) ? MASTER_PAYS : PAYS;
