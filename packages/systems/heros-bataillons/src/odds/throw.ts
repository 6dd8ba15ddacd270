import { type Distribution, mapTotals } from '@souterrain/odds';
import { attack } from '@souterrain/odds/heros-bataillons';
import { COATING } from '../alchemy/administrations/injection.ts';
import { isLedByWarlord } from '../beings/abilities/chef-de-guerre.ts';
import { diceOf } from '../combat/dice.ts';
import { type Attempt, type Stance, stanceOf } from '../combat/stance.ts';
import { breathesFire, capped, mayDecline, openingFor, type Striker, strikerFor } from '../combat/striker.ts';
import type { WeaponSet } from '../combat/weapons.ts';
import { isAttentive } from '../master/table.ts';
import type { Being, Mark } from '../pieces.ts';
import type { HBState } from '../state.ts';

/** How the dice of an attack are thrown. */
export type Throw = Stance['kind'];

/**
 * HB-GM-04: an attentive MJ judges the position first. HB-EQP-09, HB-TEST-07: the test for a weapon in the bag may change
 * the attack. HB-DMG-15: what a blow carries throws more dice.
 */
export const isCounted = (state: HBState, { attacker, set }: Pick<Attempt, 'attacker' | 'set'>): boolean =>
  !isAttentive(state) && !set.stowed && !isCoated(attacker, set) && !isPoisonous(set);

function isPoisonous({ entries }: WeaponSet): boolean {
  for (const { riders } of entries) if (riders?.includes('poison')) return true;
  return false;
}

function isCoated({ marks }: Being, { items }: WeaponSet): boolean {
  for (const { id } of marks) for (const item of items) if (id === COATING + item.id) return true;
  return false;
}

export const isCoating = ({ id }: Mark): boolean => id.startsWith(COATING);

export const strikerOf = (attempt: Attempt): Striker => strikerFor(attempt, breathesFire(attempt.attacker));

/** HB-ATK-04: an improvement may be declined, which is free. */
export function throwsOf(state: HBState, striker: Striker): readonly Throw[] {
  const stance = stanceOf(state, striker);
  return mayDecline(state, striker, stance) ? [stance.kind, 'normale'] : [stance.kind];
}

/** HB-ATK-02, HB-MAN-09, HB-MAG-37: what the dice of one attacker come to, before armour. */
export function worthOf(state: HBState, { attacker, set, target }: Striker, kind: Throw): Distribution {
  const { highest } = attack({ attackers: [{ weapons: diceOf(state, set, kind) }], target: BARE });
  const bonus = openingFor(attacker, target) + (isLedByWarlord(state, attacker) ? 1 : 0);
  return mapTotals(highest, (face) => capped(set, face + bonus));
}

/** Armour and END are counted by the rules of the system. */
const BARE = { armour: 0, end: 0, for: 1 };
