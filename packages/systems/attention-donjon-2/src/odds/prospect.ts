import { defineWords } from '@souterrain/crawl/text';
import type { Amount, Prospect } from '@souterrain/kernel';

/** Everything that odds speak of: resources follow « avec », aims « au mieux ». */
const ODDS = {
  'cote-reussite': { fr: 'Réussir', en: 'Succeed' },
  'cote-reussites': { fr: 'Réussites en plus', en: 'Réussites to spare' },
  'cote-deux-soins': { fr: 'Soigner deux fois', en: 'Heal twice' },
  'cote-action-rendue': { fr: 'Retrouver l’Action dépensée', en: 'Get the Action back' },
  'cote-deux-cartes': { fr: 'Trouver deux cartes', en: 'Find two cards' },
  'cote-touche': { fr: 'Toucher', en: 'Hit' },
  'cote-blesse': { fr: 'Blesser', en: 'Wound' },
  'cote-tue': { fr: 'Tuer', en: 'Kill' },
  'cote-pour-toucher': { fr: 'pour toucher', en: 'to hit' },
  'cote-pour-tuer': { fr: 'pour tuer', en: 'to kill' },
  'cote-sante-perdue': { fr: 'Santé perdue', en: 'Santé lost' },
  'cote-arrive': { fr: 'Passer', en: 'Get through' },
  'cote-indemne': { fr: 'Ne rien perdre', en: 'Lose nothing' },
  'cote-tombe': { fr: 'Tomber à 0 de Santé', en: 'Fall to 0 Santé' },
  'cote-pour-arriver': { fr: 'pour passer', en: 'to get through' },
  'cote-pour-rester-indemne': { fr: 'pour ne rien perdre', en: 'to lose nothing' },
  'cote-heroisme': { fr: 'un point d’Héroïsme', en: 'a point of Héroïsme' },
  'cote-joker': { fr: 'un joker gardé', en: 'a kept joker' },
};

export type OddsLabel = keyof typeof ODDS;

export const oddsWords = defineWords({ terms: ODDS });

export const prospect = (label: OddsLabel, chance: number): Prospect => ({ label, chance });

/** The chance of each whole amount, where outcomes of known chances come to so much. */
export function amountOf(
  label: OddsLabel,
  outcomes: readonly { readonly amount: number; readonly chance: number }[],
): Amount {
  const low = Math.min(...outcomes.map(({ amount }) => amount));
  const chances: number[] = [];
  let mean = 0;
  for (const { amount, chance } of outcomes) {
    for (let at = chances.length; at <= amount - low; at++) chances.push(0);
    chances[amount - low]! += chance;
    mean += amount * chance;
  }
  return { label, mean, low, chances };
}
