import type { Being } from '../../pieces.ts';
import { type Ability, hasAbility } from './ability.ts';

/** Dice of 3 or more, instead of 4, pay for manoeuvres other than Improvisation. */
export const maitreDArmes: Ability = {
  id: 'maitre-d-armes',
  roll: 8,
  use: 'passive',
  per: null,
  rules: ['HB-HERO-02'],
};

const PAYS = 4;
const MASTER_PAYS = 3;

/** The lowest die that pays for a manoeuvre. */
export const manoeuvreThreshold = (being: Being, manoeuvre: string): number =>
  manoeuvre !== 'improvisation' && hasAbility(being, maitreDArmes.id) ? MASTER_PAYS : PAYS;
