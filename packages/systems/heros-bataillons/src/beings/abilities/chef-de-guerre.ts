import type { Being } from '../../pieces.ts';
import { beingOf, type HBState } from '../../state.ts';
import { type Ability, hasAbility } from './ability.ts';

/** A commanded battalion adds 1 to its kept die and has one advantage on VOL tests. */
export const chefDeGuerre: Ability = {
  id: 'chef-de-guerre',
  roll: 11,
  use: 'passive',
  per: null,
  rules: ['HB-HERO-02'],
};

export function isLedByWarlord(state: HBState, { kind, commander }: Being): boolean {
  return kind === 'bataillon' && commander !== null && hasAbility(beingOf(state, commander), chefDeGuerre.id);
}
