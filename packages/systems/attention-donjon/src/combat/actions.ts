import type { Action } from '../rounds/action.ts';
import type { AD1, Figure } from '../state.ts';

/** AD1-COMBAT-09, AD1-TURN-17: Attaquer, Se mettre sur la défensive. */
export function combatActions(_g: AD1, _figure: Figure): readonly Action[] {
  return [];
}
