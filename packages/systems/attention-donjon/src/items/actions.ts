import type { Action } from '../rounds/action.ts';
import type { AD1, Figure } from '../state.ts';

/** Utiliser un objet, S'équiper, Se rééquiper, Échanger, Ramasser, Recharger, and what is free. */
export function itemActions(_g: AD1, _figure: Figure): readonly Action[] {
  return [];
}
