import { standingIn } from '../beings/own.ts';
import { waysFrom } from '../scene/moves.ts';
import { type Being, type State, sideOf, type ZoneId } from '../state.ts';
import { burstsOn } from './attacks.ts';
import { canAct, canLeaveZone } from './conditions.ts';
import { foesOf, isRanged, targetsOf } from './reach.ts';
import { stanceOf } from './stance.ts';
import { type WeaponSet, weaponSetsOf } from './weapons.ts';

/** One way of attacking this turn: from where, with what, whom. */
export interface Onset {
  readonly from: ZoneId;
  readonly set: WeaponSet;
  readonly target: Being;
}

/** HB-SOLO-14: every attack within reach after at most one zone of movement. */
export function onsetsOf(state: State, being: Being, mayMove: boolean): readonly Onset[] {
  const onsets: Onset[] = [];
  const sets = weaponSetsOf(being);
  const foes = foesOf(state, being);
  addOnsets(state, onsets, { being, sets, foes, from: being.zone! });
  if (mayMove && foes.length > 0 && canLeaveZone(state, being))
    for (const from of waysFrom(state.scene!, being, being.zone!))
      addOnsets(state, onsets, { being, sets, foes, from });
  return onsets;
}

function addOnsets(
  state: State,
  onsets: Onset[],
  { being, sets, foes, from }: { being: Being; sets: readonly WeaponSet[]; foes: readonly Being[]; from: ZoneId },
): void {
  for (const set of sets)
    if (!set.stowed)
      for (const target of targetsOf(state, { attacker: being, set, from, foes })) onsets.push({ from, set, target });
}

export function targetsAmong(onsets: readonly Onset[]): readonly Being[] {
  const targets: Being[] = [];
  for (const { target } of onsets) if (!targets.includes(target)) targets.push(target);
  return targets;
}

/** HB-SOLO-14: the best way to attack one target: not diminished, away from enemies when shooting, without moving, the largest die. */
export function bestOnset(
  state: State,
  being: Being,
  { onsets, target }: { onsets: readonly Onset[]; target: Being },
): Onset {
  const ways = onsets.filter((onset) => onset.target === target);
  let best = ways[0]!;
  if (ways.length === 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (const onset of ways) {
    const worth = worthOf(state, being, onset);
    if (worth > most) {
      most = worth;
      best = onset;
    }
  }
  return best;
}

function worthOf(state: State, being: Being, { from, set, target }: Onset): number {
  const explosive = burstsOn(being, set, target);
  const there = from === being.zone ? being : standingIn(being, from);
  const { kind } = stanceOf(state, { attacker: there, set, target, explosive });
  const ranged = isRanged(set, from === target.zone);
  let worth = 0;
  if (kind === 'diminuee') worth -= 1000;
  if (ranged && holdsEnemy(state, being, from)) worth -= 100;
  if (from !== being.zone) worth -= 50;
  for (const { dice } of set.entries) for (const sides of dice) worth += sides;
  return worth;
}

export function holdsEnemy({ beings }: State, being: Being, zone: ZoneId): boolean {
  const side = sideOf(being);
  for (const other of beings) if (other.zone === zone && sideOf(other) !== side && canAct(other)) return true;
  return false;
}
