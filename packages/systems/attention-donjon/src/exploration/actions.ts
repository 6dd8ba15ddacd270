import type { Action } from '../rounds/action.ts';
import type { AD1, Figure } from '../state.ts';

/** Révéler le donjon, Chercher un trésor, the scenery and péripéties of the zone, leaving (AD1-SCEN-05). */
export function explorationActions(_g: AD1, _figure: Figure): readonly Action[] {
  return [];
}
