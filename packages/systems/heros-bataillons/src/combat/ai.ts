import { OVER, type Rule } from '@souterrain/kernel';
import { spendAction } from '../actions/action.ts';
import { burstsOn, strikeOnceOrTwice } from '../actions/attacks.ts';
import { breakFree } from '../actions/attempts.ts';
import { forceWay } from '../actions/doors.ts';
import { canMove, cross, getUp, isNeutralised } from '../actions/movement.ts';
import { type Being, hasMark, type ZoneId } from '../pieces.ts';
import { stepToward } from '../scene/moves.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { chooseAmong, chooseAtOnce, type Wanted } from './ai-choice.ts';
import { bestOnset, burstTargets, holdsEnemy, type Onset, type Scope, scopeOf, targetsWithin } from './ai-plan.ts';
import { castInstead, schoolToCast } from './ai-spells.ts';
import { attack } from './attack.ts';
import { canAct, canLeaveZone, holderOf, isDown } from './conditions.ts';
import { targetsOf } from './reach.ts';

/** HB-SOLO-14: the turn of a being that nobody plays. Rules are handed on, not wrapped: a question climbs through each that waits. */
export function playTurn(g: HB, being: Being): Rule<void> {
  const turn = g.state.combat!.turn!;
  if (isDown(being) && canMove(being, turn)) {
    getUp(g, being);
    if (isNeutralised(being)) return OVER;
  }
  if (turn.acted) return OVER;
  const school = schoolToCast(being);
  return school === null ? assault(g, being) : castOrAssault(g, being, school);
}

function* castOrAssault(g: HB, being: Being, school: string): Rule<void> {
  if (!(yield* castInstead(g, being, school))) yield* assault(g, being);
}

function assault(g: HB, being: Being): Rule<void> {
  const { state } = g;
  const scope = scopeOf(g, being, canMove(being, state.combat!.turn!) && !isNeutralised(being));
  const targets = targetsWithin(state, scope);
  if (targets.length === 0) return approach(g, being);
  const wanted = preferred(state, scope, targets);
  const target = chooseAtOnce(g, being, wanted);
  return target ? attackOne(g, scope, target) : chooseAndAttack(g, scope, wanted);
}

function* chooseAndAttack(g: HB, scope: Scope, wanted: Wanted): Rule<void> {
  yield* attackOne(g, scope, yield* chooseAmong(g, scope.being, wanted));
}

function attackOne(g: HB, scope: Scope, target: Being): Rule<void> {
  const { being } = scope;
  const onset = bestOnset(g.state, scope, target);
  return onset.from === being.zone ? carryOut(g, being, onset) : walkAndAttack(g, being, onset);
}

function* walkAndAttack(g: HB, being: Being, onset: Onset): Rule<void> {
  yield* cross(g, being, onset.from);
  if (canAct(being)) yield* carryOut(g, being, onset);
}

function carryOut(g: HB, being: Being, { from, set, target }: Onset): Rule<void> {
  spendAction(g, being, { rule: 'HB-ATK-01' });
  if (!burstsOn(being, set, target)) return strikeOnceOrTwice(g, being, { set, target });
  const foes = targetsOf(g.state, { attacker: being, set, from });
  const targets = foes.filter((foe) => foe.zone === target.zone && burstsOn(being, set, foe));
  return attack(g, { attacker: being, set, targets, explosive: true });
}

/** HB-SOLO-14: battalions and legends prefer a battalion, bursts the fullest zone. */
function preferred(state: HBState, scope: Scope, all: readonly Being[]): Wanted {
  if (scope.being.scale === 'bataillon') {
    const peers = all.filter(({ scale }) => scale === 'bataillon');
    if (peers.length > 0) return { among: peers, why: 'bataillon' };
  }
  const bursting = burstTargets(state, scope);
  if (bursting.length === 0) return { among: all, why: 'hasard' };
  const counts = new Map<ZoneId, number>();
  for (const { zone } of bursting) counts.set(zone!, (counts.get(zone!) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return { among: all.filter(({ zone }) => counts.get(zone!) === most), why: 'zone-la-plus-pleine' };
}

/** HB-SOLO-14: nobody in reach: out of a hold or of glue, otherwise toward the nearest enemy. */
function* approach(g: HB, being: Being): Rule<void> {
  const { state } = g;
  const bound = holderOf(state, being) ? 'empoigne' : hasMark(being, 'colle') ? 'colle' : null;
  if (bound) {
    spendAction(g, being, { rule: 'HB-ACT-05' });
    return yield* breakFree(g, being, bound);
  }
  if (!canMove(being, state.combat!.turn!) || !canLeaveZone(state, being)) return;
  const step = stepToward(state, being, (zone) => holdsEnemy(state, being, zone));
  if (step === null) yield* forceWay(g, being);
  else if (step !== being.zone) yield* cross(g, being, step);
}
