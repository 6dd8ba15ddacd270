import type { OddsLabel } from '../../odds/prospect.ts';

/** What options are worth. */
export const odds: Readonly<Record<OddsLabel, string>> = {
  'cote-reussite': 'Succeed',
  'cote-reussites': 'Réussites to spare',
  'cote-deux-soins': 'Heal twice',
  'cote-action-rendue': 'Get the Action back',
  'cote-deux-cartes': 'Find two cards',
  'cote-touche': 'Hit',
  'cote-blesse': 'Wound',
  'cote-tue': 'Kill',
  'cote-pour-toucher': 'to hit',
  'cote-pour-tuer': 'to kill',
  'cote-sante-perdue': 'Santé lost',
  'cote-arrive': 'Get through',
  'cote-indemne': 'Lose nothing',
  'cote-tombe': 'Fall to 0 Santé',
  'cote-pour-arriver': 'to get through',
  'cote-pour-rester-indemne': 'to lose nothing',
  'cote-heroisme': 'a point of Héroïsme',
  'cote-joker': 'a kept joker',
};
