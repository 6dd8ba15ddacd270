import { burstsOn } from '../actions/attacks.ts';
import { standingIn } from '../beings/own.ts';
import { type Being, sideOf, type ZoneId } from '../pieces.ts';
import { waysFrom } from '../scene/moves.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import { canAct, canLeaveZone } from './conditions.ts';
import { foesOf, isInReach, isRanged } from './reach.ts';
import { stanceOf } from './stance.ts';
import { type WeaponSet, weaponSetsOf } from './weapons.ts';

/** HB-SOLO-14: all that a being may attack with this turn, and from where: after at most one zone of movement. */
export interface Scope {
  readonly being: Being;
  readonly zones: readonly ZoneId[];
  readonly sets: readonly WeaponSet[];
  readonly foes: readonly Being[];
}

export function scopeOf(g: Situation, being: Being, mayMove: boolean): Scope {
  const foes = foesOf(g.state, being);
  const here = being.zone!;
  const moves = mayMove && foes.length > 0 && canLeaveZone(g.state, being);
  const zones = moves ? [here, ...waysFrom(g.state.scene!, being, here)] : [here];
  return { being, zones, sets: weaponSetsOf(g, being), foes };
}

/** Those it can attack: where it stands first, then weapon after weapon. */
export function targetsWithin(state: HBState, { being, zones, sets, foes }: Scope): readonly Being[] {
  const targets: Being[] = [];
  for (const from of zones)
    for (const set of sets) {
      if (set.stowed) continue;
      for (const foe of foes)
        if (!targets.includes(foe) && isInReach(state, { attacker: being, set, from }, foe)) targets.push(foe);
      if (targets.length === foes.length) return targets;
    }
  return targets;
}

/** HB-ATK-13: those that one of its bursts can hit. */
export function burstTargets(state: HBState, { being, zones, sets, foes }: Scope): readonly Being[] {
  const targets: Being[] = [];
  for (const set of sets)
    for (const foe of foes) {
      if (set.stowed || !burstsOn(being, set, foe)) continue;
      for (const from of zones)
        if (!targets.includes(foe) && isInReach(state, { attacker: being, set, from }, foe)) targets.push(foe);
    }
  return targets;
}

/** One way of attacking this turn: from where, with what, whom. */
export interface Onset {
  readonly from: ZoneId;
  readonly set: WeaponSet;
  readonly target: Being;
}

/** HB-SOLO-14: the best way to attack one of them: not diminished, away from enemies when shooting, without moving, the largest die. */
export function bestOnset(state: HBState, { being, zones, sets }: Scope, target: Being): Onset {
  let best: Onset | null = null;
  let most: number | null = null;
  for (const from of zones)
    for (const set of sets) {
      if (set.stowed || !isInReach(state, { attacker: being, set, from }, target)) continue;
      const onset = { from, set, target };
      if (best === null) {
        best = onset;
        continue;
      }
      // The only way is compared with nobody, and one that cannot be better is not looked into.
      most ??= worthOf(state, being, best);
      if (hopesOf(state, being, onset) <= most) continue;
      const worth = worthOf(state, being, onset);
      if (worth <= most) continue;
      most = worth;
      best = onset;
    }
  return best!;
}

const worthOf = (state: HBState, being: Being, onset: Onset): number =>
  hopesOf(state, being, onset) - (isDiminished(state, being, onset) ? 1000 : 0);

/** What it is worth when it is not diminished. */
function hopesOf(state: HBState, being: Being, { from, set, target }: Onset): number {
  let worth = 0;
  for (const sides of set.dice) worth += sides;
  if (isRanged(set, from === target.zone) && holdsEnemy(state, being, from)) worth -= 100;
  if (from !== being.zone) worth -= 50;
  return worth;
}

function isDiminished(state: HBState, being: Being, { from, set, target }: Onset): boolean {
  const attacker = from === being.zone ? being : standingIn(being, from);
  return stanceOf(state, { attacker, set, target, explosive: burstsOn(being, set, target) }).kind === 'diminuee';
}

export function holdsEnemy({ beings }: HBState, being: Being, zone: ZoneId): boolean {
  const side = sideOf(being);
  for (const other of beings) if (other.zone === zone && sideOf(other) !== side && canAct(other)) return true;
  return false;
}
