import type { Side } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { canAct, stands } from './conditions.ts';

/** HB-CBT-05: over when a side has nobody left able and willing to fight. */
export function isOver({ beings }: HBState): boolean {
  let standing: Side | null = null;
  for (const being of beings) {
    if (!canAct(being) || being.side === standing) continue;
    if (standing !== null) return false;
    standing = being.side;
  }
  return true;
}

export function winnerOf(state: HBState): Side | null {
  if (stands(state, 'heros')) return stands(state, 'adversaires') ? null : 'heros';
  return stands(state, 'adversaires') ? 'adversaires' : null;
}
