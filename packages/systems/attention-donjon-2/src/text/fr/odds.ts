import type { OddsLabel } from '../../odds/prospect.ts';

/** What options are worth. */
export const odds: Readonly<Record<OddsLabel, string>> = {
  'cote-reussite': 'Réussir',
  'cote-reussites': 'Réussites en plus',
  'cote-deux-soins': 'Soigner deux fois',
  'cote-action-rendue': 'Retrouver l’Action dépensée',
  'cote-deux-cartes': 'Trouver deux cartes',
  'cote-touche': 'Toucher',
  'cote-blesse': 'Blesser',
  'cote-tue': 'Tuer',
  'cote-pour-toucher': 'pour toucher',
  'cote-pour-tuer': 'pour tuer',
  'cote-sante-perdue': 'Santé perdue',
  'cote-arrive': 'Passer',
  'cote-indemne': 'Ne rien perdre',
  'cote-tombe': 'Tomber à 0 de Santé',
  'cote-pour-arriver': 'pour passer',
  'cote-pour-rester-indemne': 'pour ne rien perdre',
  'cote-heroisme': 'un point d’Héroïsme',
  'cote-joker': 'un joker gardé',
};
