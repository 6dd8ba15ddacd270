import { defineWords } from '@souterrain/crawl/text';
import type { Prospect } from '@souterrain/kernel';

/** Everything that odds speak of: resources follow « avec », aims « au mieux ». */
const ODDS = {
  'cote-reussite': { fr: 'Réussir', en: 'Succeed' },
  'cote-jet-adverse': { fr: 'Le jet adverse réussit', en: 'The enemy’s roll succeeds' },
  'cote-seuil-1': { fr: 'Seuil d’au moins 1', en: 'Seuil of 1 or more' },
  'cote-seuil-2': { fr: 'Seuil d’au moins 2', en: 'Seuil of 2 or more' },
  'cote-succes': { fr: 'Succès', en: 'Successes' },
  'cote-touche': { fr: 'Toucher', en: 'Hit' },
  'cote-secoue-ou-blesse': { fr: 'Secouer ou blesser', en: 'Shake or wound' },
  'cote-tue': { fr: 'Tuer', en: 'Kill' },
  'cote-pour-blesser': { fr: 'pour blesser', en: 'to wound' },
  'cote-pour-tuer': { fr: 'pour tuer', en: 'to kill' },
  'cote-sante-perdue': { fr: 'Santé perdue', en: 'Santé lost' },
  'cote-esquive-reussie': { fr: 'Réussir l’Esquive', en: 'Make the Esquive' },
  'cote-arrive': { fr: 'Arriver à destination', en: 'Reach the square' },
  'cote-indemne': { fr: 'Ne recevoir aucun mal', en: 'Take no harm' },
  'cote-tombe': { fr: 'Tomber à 0 de Santé', en: 'Fall to 0 Santé' },
  'cote-heroisme': { fr: 'un point d’Héroïsme', en: 'a point of Héroïsme' },
  'cote-joker': { fr: 'un joker gardé', en: 'a kept joker' },
};

export type OddsLabel = keyof typeof ODDS;

export const oddsWords = defineWords({ terms: ODDS });

export const prospect = (label: OddsLabel, chance: number): Prospect => ({ label, chance });
