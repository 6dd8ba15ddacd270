import type { Outcome } from '@souterrain/kernel';
import { type C50State, type Hero, isAlive } from './state.ts';

/** C50-RUN-08, C50-MULT-09: 100 a floor left alive, the gold still held, 1000 for leaving floor 50. */
export const scoreOf = (hero: Hero): number => 100 * hero.floorsLeft + hero.gold + (hero.status === 'out' ? 1000 : 0);

const isInside = (hero: Hero): boolean => isAlive(hero) && hero.status !== 'out';

/** C50-RUN-06, C50-RUN-07, C50-MULT-06; in a race the first out of floor 50 wins alone (C50-Q-25). */
export function outcome(state: C50State): Outcome | undefined {
  const { heroes } = state;
  if (state.variants.multiMode !== 'race' && heroes.some(isInside)) return undefined;
  const out = heroes.filter((h) => h.status === 'out').map((h) => h.seat);
  const raced = state.variants.multiMode === 'race' && out.length > 0;
  if (!raced && heroes.some(isInside)) return undefined;
  return { id: out.length > 0 ? 'victoire' : 'defaite', winners: out, scores: heroes.map(scoreOf) };
}

/** C50-MULT-09: the best score first, ties by fewer turns. */
export function ranking(state: C50State): readonly Hero[] {
  return state.heroes.slice().sort((a, b) => scoreOf(b) - scoreOf(a) || a.turns - b.turns);
}
