import { type Being, sideOf } from '../pieces.ts';
import type { HBState } from '../state.ts';

/** HB-GM-05, HB-GM-10: out of reach by the MJ's word, or not seen by the heroes. */
export function isBarred({ table }: HBState, attacker: Being, target: Being): boolean {
  const { barred, hidden } = table;
  if (barred.length > 0 && barred.includes(target.id)) return true;
  return hidden.length > 0 && sideOf(attacker) === 'heros' && hidden.includes(target.id);
}
