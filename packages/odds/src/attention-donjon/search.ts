import { atLeast } from '../distribution.ts';
import { check, type Roll } from './check.ts';

export interface Search extends Roll {
  /** Enemies near and failures included: AD1-TRES-06, AD1-TRES-08. */
  readonly difficulty: number;
  /** AD1-TRES-10: the Seuil that draws a second card. */
  readonly seuil?: number;
  /** Played to find anything, for two cards, or for as many as possible. */
  readonly aim?: 'find' | 'two' | 'cards';
}

export interface SearchOdds {
  readonly found: number;
  readonly two: number;
  readonly cards: number;
}

/** AD1-TRES-06 to AD1-TRES-10. */
export function search({ difficulty, seuil = 1, aim = 'find', ...roll }: Search): SearchOdds {
  const enough = difficulty + seuil;
  const drawn = (total: number): number => (total < difficulty ? 0 : total < enough ? 1 : 2);
  const goal = aim === 'cards' ? { goal: { payoff: drawn, enough } } : {};
  const { distribution } = check({ ...roll, difficulty: aim === 'two' ? enough : difficulty, ...goal });
  const found = atLeast(distribution, difficulty);
  const two = atLeast(distribution, enough);
  return { found, two, cards: found + two };
}
