import type { OddsLabel } from '../../odds/index.ts';

/** Sums of this edition, and their terms. */
const sums = {
  blessures: 'Wounds',
  profil: 'Profile',
  'melee-moitie': 'Half of Mêlée',
  'vigueur-moitie': 'Half of Vigueur',
  endurant: 'Endurant',
  penetration: 'Pénétration',
  seuil: 'Seuil',
  'seuil-attaque': 'Seuil of the attack',
  'deja-secoue': 'Already Secoué',
  'esquive-sacrifice': 'Standard action given up',
};

/** Resources follow "with", aims "at best". */
const odds: Readonly<Record<OddsLabel, string>> = {
  'cote-reussite': 'Succeed',
  'cote-jet-adverse': 'The enemy’s roll succeeds',
  'cote-seuil-1': 'Seuil of 1 or more',
  'cote-seuil-2': 'Seuil of 2 or more',
  'cote-succes': 'Successes',
  'cote-touche': 'Hit',
  'cote-secoue-ou-blesse': 'Shake or wound',
  'cote-tue': 'Kill',
  'cote-pour-blesser': 'to wound',
  'cote-pour-tuer': 'to kill',
  'cote-sante-perdue': 'Santé lost',
  'cote-esquive-reussie': 'Make the Esquive',
  'cote-arrive': 'Reach the square',
  'cote-indemne': 'Take no harm',
  'cote-tombe': 'Fall to 0 Santé',
  'cote-heroisme': 'a point of Héroïsme',
  'cote-joker': 'a kept joker',
};

export const terms: Readonly<Record<string, string>> = { ...sums, ...odds };
