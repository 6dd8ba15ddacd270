import type { Side, State } from '../state.ts';
import { stands } from './conditions.ts';

/** HB-CBT-05: over when a side has nobody left able and willing to fight. */
export const isOver = (state: State): boolean => !stands(state, 'heros') || !stands(state, 'adversaires');

export function winnerOf(state: State): Side | null {
  if (stands(state, 'heros')) return stands(state, 'adversaires') ? null : 'heros';
  return stands(state, 'adversaires') ? 'adversaires' : null;
}
