import type { Amount, Prospect } from '@souterrain/kernel';

/** Everything that odds speak of: the words of both languages name each. */
export type OddsLabel =
  | 'cote-reussite'
  | 'cote-reussites'
  | 'cote-deux-soins'
  | 'cote-action-rendue'
  | 'cote-deux-cartes'
  | 'cote-touche'
  | 'cote-blesse'
  | 'cote-tue'
  | 'cote-pour-toucher'
  | 'cote-pour-tuer'
  | 'cote-sante-perdue'
  | 'cote-arrive'
  | 'cote-indemne'
  | 'cote-tombe'
  | 'cote-pour-arriver'
  | 'cote-pour-rester-indemne'
  | 'cote-heroisme'
  | 'cote-joker';

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
