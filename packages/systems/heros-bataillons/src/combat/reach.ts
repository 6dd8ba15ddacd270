import { canShoot } from '../magic/afflictions.ts';
import { isBarred } from '../master/targets.ts';
import { type Being, hasMark, sideOf, type ZoneId } from '../pieces.ts';
import { isWithin } from '../scene/zones.ts';
import type { HBState } from '../state.ts';
import { canAct, holderOf, isDown } from './conditions.ts';
import type { WeaponSet } from './weapons.ts';

/** HB-DIST-09: a weapon that can do both is a melee weapon against who is adjacent. */
export function isRanged({ entries }: WeaponSet, isAdjacent: boolean): boolean {
  if (!isAdjacent) return true;
  for (const { ranges } of entries) if (!ranges.includes('melee')) return true;
  return false;
}

export interface Aim {
  readonly attacker: Being;
  readonly set: WeaponSet;
  /** Where the attacker would stand. */
  readonly from: ZoneId;
}

/** HB-ATK-18: whether an attack may be made on a target from a zone. */
export const canStrike = (state: HBState, aim: Aim, target: Being): boolean =>
  target !== aim.attacker && isStanding(state, aim.attacker, target) && isInReach(state, aim, target);

/** HB-CBT-02, HB-GM-05. */
const isStanding = (state: HBState, attacker: Being, target: Being): boolean =>
  canAct(target) && !isBarred(state, attacker, target);

/** HB-ATK-18: within range and sight, from a zone. Links closed hide what is behind them. */
export function isInReach(state: HBState, { attacker, set, from }: Aim, target: Being): boolean {
  const isAdjacent = target.zone === from;
  if (!isAdjacent) {
    if (!isWithin(state.scene!, { from, to: target.zone! }, set.reach)) return false;
    if (hasMark(target, 'invisible')) return false; // HB-ALC-13
  }
  const ranged = isRanged(set, isAdjacent);
  // HB-SCH-08: the blinded shoot at nobody.
  if (ranged && !canShoot(attacker)) return false;
  return ranged || !isOutOfReach(state, target);
}

/** HB-FOE-03: what flies is reached by melee only after it has come down to strike, or when held or on the ground. */
const isOutOfReach = (state: HBState, target: Being): boolean =>
  target.tags.includes('vole') && !hasMark(target, 'a-portee') && !isDown(target) && holderOf(state, target) === null;

/** HB-ATK-18: those of the other side that weapons may aim at, from wherever. */
export function foesOf(state: HBState, attacker: Being): readonly Being[] {
  const foes: Being[] = [];
  const side = sideOf(attacker);
  for (const being of state.beings) if (sideOf(being) !== side && isStanding(state, attacker, being)) foes.push(being);
  return foes;
}

/** HB-ATK-18: those of the other side that a set of weapons reaches; who aims several times looks for its foes once. */
export function targetsOf(state: HBState, aim: Aim & { readonly foes?: readonly Being[] }): readonly Being[] {
  const { foes = foesOf(state, aim.attacker) } = aim;
  const found: Being[] = [];
  for (const foe of foes) if (isInReach(state, aim, foe)) found.push(foe);
  return found;
}
