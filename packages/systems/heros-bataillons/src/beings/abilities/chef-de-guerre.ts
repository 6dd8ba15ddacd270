import type { Being } from '../../pieces.ts';
import { beingOf, type HBState } from '../../state.ts';
import { defineAbility, hasAbility } from './ability.ts';

export const chefDeGuerre = defineAbility({
  id: 'chef-de-guerre',
  roll: 11,
  per: null,
  name: 'Chef de guerre',
  effect: {
    fr: 'son bataillon ajoute 1 à son dé et teste mieux sa VOL',
    en: 'their battalion adds 1 to its die and tests VOL better',
  },
});

/** HB-HERO-02: a commanded battalion adds 1 to its kept die and has one advantage on VOL tests. */
export function isLedByWarlord(state: HBState, { kind, commander }: Being): boolean {
  return kind === 'bataillon' && commander !== null && hasAbility(beingOf(state, commander), chefDeGuerre.id);
}
