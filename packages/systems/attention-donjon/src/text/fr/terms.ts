import type { OddsLabel } from '../../odds/index.ts';

/** Sums of this edition, and their terms. */
const sums = {
  blessures: 'Blessures',
  profil: 'Profil',
  'melee-moitie': 'Moitié de la Mêlée',
  'vigueur-moitie': 'Moitié de la Vigueur',
  endurant: 'Endurant',
  penetration: 'Pénétration',
  seuil: 'Seuil',
  'seuil-attaque': 'Seuil de l’attaque',
  'deja-secoue': 'Déjà Secoué',
  'esquive-sacrifice': 'Action standard sacrifiée',
};

/** Resources follow « avec », aims « au mieux ». */
const odds: Readonly<Record<OddsLabel, string>> = {
  'cote-reussite': 'Réussir',
  'cote-jet-adverse': 'Le jet adverse réussit',
  'cote-seuil-1': 'Seuil d’au moins 1',
  'cote-seuil-2': 'Seuil d’au moins 2',
  'cote-succes': 'Succès',
  'cote-touche': 'Toucher',
  'cote-secoue-ou-blesse': 'Secouer ou blesser',
  'cote-tue': 'Tuer',
  'cote-pour-blesser': 'pour blesser',
  'cote-pour-tuer': 'pour tuer',
  'cote-sante-perdue': 'Santé perdue',
  'cote-esquive-reussie': 'Réussir l’Esquive',
  'cote-arrive': 'Arriver à destination',
  'cote-indemne': 'Ne recevoir aucun mal',
  'cote-tombe': 'Tomber à 0 de Santé',
  'cote-heroisme': 'un point d’Héroïsme',
  'cote-joker': 'un joker gardé',
};

export const terms: Readonly<Record<string, string>> = { ...sums, ...odds };
