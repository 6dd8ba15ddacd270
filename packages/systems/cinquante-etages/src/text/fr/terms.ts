import type { TermKey } from '../keys.ts';
import { CHARACTERISTICS } from './options.ts';

export const terms: Readonly<Record<TermKey, string>> = {
  ...CHARACTERISTICS,
  'reussite-heros': 'Réussite du personnage',
  'reussite-creature': 'Réussite de la créature',
  d20: 'D20',
  'non-mage': 'Magie sans être Mage',
  degats: 'Dégâts',
  ecart: 'Écart des réussites',
  arme: 'Arme ou sort',
  'bonus-atk': 'Bonus ATK',
  armure: 'Armure adverse',
  plancher: 'Minimum',
  double: 'Réussite critique',
  moitie: 'Ouverture à distance',
  'plus-un': 'Échec critique',
  coffre: 'Coffre',
  d100: 'd100',
  charisme: 'Charisme',
  'or-gagne': 'Or gagné',
  or: 'Or',
  valeur: 'À ne pas dépasser',
  'rodeur-pieges': 'Rôdeur',
  fontaine: 'Fontaine',
  'deux-fois-end': '2 × Endurance',
};
