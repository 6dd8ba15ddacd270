import type { WithContent } from '../content/types.ts';
import { type Being, sideOf } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';
import type { HB, Situation } from '../world.ts';
import { canAct } from './conditions.ts';
import { deciderOf } from './decider.ts';
import { canStrike } from './reach.ts';
import { isExplosive, type WeaponSet, weaponSetsOf } from './weapons.ts';

/** The weapons with which a being may join an attack from where it stands. */
export function setsAgainst(g: Situation, being: Being, target: Being): readonly WeaponSet[] {
  const found: WeaponSet[] = [];
  for (const set of weaponSetsOf(g, being)) if (canJoin(g.state, { being, set, target })) found.push(set);
  return found;
}

interface Joining {
  readonly being: Being;
  readonly set: WeaponSet;
  readonly target: Being;
}

/** HB-ATK-11: with what is in hand, and no explosive. */
const canJoin = (state: HBState, { being, set, target }: Joining): boolean =>
  !set.stowed && !isExplosive(set) && canStrike(state, { attacker: being, set, from: being.zone! }, target);

/** HB-CBT-06, HB-ATK-11: those of the slot in progress, played by people, whose action is still to come. */
export function companionsOf({ state }: HB, being: Being): readonly Being[] {
  const { slots, slot, acted, joined } = state.combat!;
  let companions = NOBODY;
  for (const id of slots[slot]!.beings) {
    if (id === being.id || acted.includes(id) || joined.includes(id)) continue;
    const other = beingOf(state, id);
    if (other.scale !== being.scale || sideOf(other) !== sideOf(being) || !canAct(other)) continue;
    if (deciderOf(state, other) !== null) companions = [...companions, other];
  }
  return companions;
}

const NOBODY: readonly Being[] = [];

/** HB-ATK-18: whether one of them reaches a target from where it stands. */
export function mayJoin(state: HBState, companions: readonly Companion[], target: Being): boolean {
  for (const { being, sets } of companions)
    for (const set of sets) if (canJoin(state, { being, set, target })) return true;
  return false;
}

/** One who may join, and what it holds. */
export interface Companion {
  readonly being: Being;
  readonly sets: readonly WeaponSet[];
}

export const armed = (g: WithContent, being: Being): Companion => ({ being, sets: weaponSetsOf(g, being) });
