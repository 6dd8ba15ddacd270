import { ask, option, type Rule } from '@souterrain/kernel';
import { canExit, canMove, cross, getUp, leave } from '../actions/movement.ts';
import { gain } from '../beings/marks.ts';
import { check } from '../checks/check.ts';
import type { CheckOrder } from '../checks/order.ts';
import { moraleOdds } from '../odds/dangers.ts';
import { type Being, hasMark } from '../pieces.ts';
import { stepToward, zoneOf } from '../scene/moves.ts';
import { isWithin } from '../scene/zones.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { canAct, canLeaveZone, isDown, isStill } from './conditions.ts';

/** HB-MRL-03, HB-MRL-04: heroes, battalions and those who fear nothing never test. */
const wavers = ({ kind, side, scale, tags }: Being): boolean =>
  side === 'adversaires' &&
  kind === 'adversaire' &&
  scale === 'etre' &&
  !tags.includes('sans-esprit') &&
  !tags.includes('sans-peur') &&
  !tags.includes('legendaire');

/** HB-MRL-01: at the end of the turn that caused it, one test for all causes that arise. */
export function* testMorale(g: HB): Rule<void> {
  const { state } = g;
  const causes = causesOf(state);
  if (causes.length === 0) return;
  g.emit({ type: 'sideShaken', side: 'adversaires', causes, rules: ['HB-MRL-01'] });
  // HB-MRL-04: the MJ rolls or waives.
  if (state.master !== null && !(yield* proposes(state, state.master))) return;
  for (const being of state.beings) if (mustTest(being)) yield* testOne(g, being);
}

const BROKEN = 'en-fuite';

const mustTest = (being: Being): boolean => wavers(being) && canAct(being) && !hasMark(being, BROKEN);

function proposes(state: HBState, seat: number): Rule<boolean> {
  const tests = state.beings.filter(mustTest).map((being) => moraleCheck(state, being));
  const options = [option('tester', true, { odds: moraleOdds(state, tests) }), option('dispenser', false)];
  return ask({ id: 'moral', seat, rule: 'HB-MRL-04', options });
}

/** HB-MRL-01: the causes that arise now. */
export function causesOf({ combat, beings }: HBState): readonly string[] {
  const { strength, shaken, slots } = combat!;
  const past = shaken.adversaires;
  let down = 0;
  const chiefs: string[] = [];
  for (const { side, beings: ids } of slots) {
    if (side !== 'adversaires') continue;
    for (const being of beings) {
      if ((being.status !== 'mort' && being.status !== 'coma') || !ids.includes(being.id)) continue;
      down++;
      if (being.tags.includes('chef')) chiefs.push(`chef-${being.id}`);
    }
  }
  if (down === 0) return strength.adversaires === 1 && past.length === 0 ? alone(beings) : NONE;
  // HB-MRL-03: a chief that falls shakes all.
  const arising = ['premier', down * 2 >= strength.adversaires ? 'moitie' : '', ...chiefs];
  return arising.filter((id) => id !== '' && !past.includes(id));
}

const NONE: readonly string[] = [];

/** HB-MRL-01: one that fights alone wavers once its END is gone. */
function alone(beings: readonly Being[]): readonly string[] {
  for (const being of beings) if (wavers(being) && canAct(being) && being.now.end === 0) return ['seul'];
  return NONE;
}

function* testOne(g: HB, being: Being): Rule<void> {
  const { success } = yield* check(g, moraleCheck(g.state, being));
  if (success) return;
  gain(g, being, { mark: { id: BROKEN, until: { in: 'combat' } }, rules: ['HB-MRL-02'] });
}

function moraleCheck(state: HBState, being: Being): CheckOrder {
  const chief = chiefOf(state, being);
  const who = chief && chief.now.vol > being.now.vol ? lend(being, chief) : being;
  return { who, attribute: 'vol', hidden: state.master !== null, rule: 'HB-MRL-01' };
}

/** HB-MRL-03: a living chief in the same zone or a near one. */
function chiefOf({ beings, scene }: HBState, being: Being): Being | null {
  for (const other of beings)
    if (other !== being && other.side === being.side && other.tags.includes('chef') && canAct(other))
      if (isWithin(scene!, { from: other.zone!, to: being.zone! }, 1)) return other;
  return null;
}

/** HB-MRL-03: it tests with the VOL of its chief. */
const lend = (being: Being, { now }: Being): Being => ({ ...being, now: { ...being.now, vol: now.vol } });

/** HB-MRL-02: toward the nearest exit, no action; it surrenders where none can be reached. */
export function* flee(g: HB, being: Being): Rule<void> {
  const { state } = g;
  const turn = state.combat!.turn!;
  if (canExit(state, being) && canLeaveZone(state, being)) return yield* leave(g, being);
  const step = canExit(state, being) ? being.zone : stepToward(state, being, (zone) => zoneOf(state.scene!, zone).exit);
  if (step === null) return surrender(g, being);
  if (isDown(being) && canMove(being, turn)) return getUp(g, being);
  if (step !== being.zone && !isStill(being) && canLeaveZone(state, being)) yield* cross(g, being, step);
}

function surrender(g: HB, { id }: Being): void {
  g.emit({ type: 'statusChanged', being: id, status: 'rendu', why: 'moral', rules: ['HB-MRL-02'] });
}
