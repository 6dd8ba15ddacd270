import type { Action } from '../rounds/action.ts';
import type { AD1, Figure } from '../state.ts';

export function movementActions(_g: AD1, _figure: Figure): readonly Action[] {
  return [];
}
