import type { Rule } from '@souterrain/kernel';
import { startCombat } from '../combat/start.ts';
import type { BeingId } from '../pieces.ts';
import { beingOf, type Combat, type HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { announce, type Band, type Budget, budgetFor, compose } from './budget.ts';
import type { Difficulty } from './events.ts';
import { ableHeroes } from './group.ts';
import { type Approach, meet } from './meeting.ts';
import { placeBand, placeGroup, zoneFor } from './placing.ts';
import { leaveRoom } from './rooms.ts';

/** How an encounter left the group: its adversaries out of the way, let by, fled from, or nobody stands. */
export type Result = 'libre' | 'passage' | 'fuite' | 'perdu';
/** It comes to a fight, which goes on turn after turn. */
export type Outbreak = Result | 'combat';

export interface Encounter extends Approach {
  readonly difficulty: Difficulty;
  readonly wandering: boolean;
}

/** HB-SOLO-03 to HB-SOLO-06, HB-SOLO-19: creatures by budget, surprise, reaction, and the fight if it comes to that. */
export function* encounter(g: HB, order: Encounter): Rule<Outbreak> {
  const budget: Budget = budgetFor(g.state, order.difficulty);
  const band = yield* compose(g, budget);
  announce(g, band, { budget: budget.total, wandering: order.wandering });
  placeGroup(g);
  const turn = yield* meet(g, band, order);
  if ('peace' in turn) {
    g.emit({ type: 'encounterClosed', how: turn.peace, rules: ['HB-SOLO-04'] });
    // HB-SOLO-20: those who let the heroes pass keep what they have.
    return turn.peace === 'negociation' ? 'passage' : 'libre';
  }
  yield* placeBand(g, band, { initiative: turn.initiative, wandering: order.wandering });
  return yield* battle(g, turn.initiative);
}

/** The adversaries that the group fled from are still there. */
export function* meetAgain(g: HB, foes: readonly BeingId[]): Rule<Outbreak> {
  const band: Record<string, number> = {};
  for (const id of foes) {
    const { profile } = beingOf(g.state, id);
    if (profile !== null) band[profile] = (band[profile] ?? 0) + 1;
  }
  announce(g, band as Band, { budget: 0, wandering: false });
  placeGroup(g);
  const turn = yield* meet(g, band, { stealth: 0, resting: false, hostile: true });
  const initiative = 'initiative' in turn ? turn.initiative : 'normal';
  for (const id of foes) {
    const zone = yield* zoneFor(g, g.state.scene!, beingOf(g.state, id).profile!, { initiative });
    g.emit({ type: 'beingMoved', being: id, zone, position: null, how: 'place', rules: ['HB-SOLO-19'] });
  }
  return yield* battle(g, initiative);
}

function* battle(g: HB, initiative: Combat['initiative']): Rule<Outbreak> {
  yield* startCombat(g, { initiative });
  return g.state.combat ? 'combat' : aftermath(g);
}

/** HB-MOV-05, HB-SOLO-19: heroes who left by the way back come again, or wait there for those who follow. */
export function aftermath(g: HB): Result {
  g.emit({ type: 'encounterClosed', how: 'combat', rules: ['HB-CBT-05'] });
  const foes = standingFoes(g.state);
  for (const { id, kind, status } of g.state.beings)
    if (kind === 'heros' && status === 'parti')
      g.emit({ type: 'statusChanged', being: id, status: 'present', why: 'rejoint', rules: ['HB-MOV-05'] });
  if (ableHeroes(g.state).length === 0) return 'perdu';
  if (foes.length === 0) {
    placeGroup(g);
    return 'libre';
  }
  flee(g, foes);
  return 'fuite';
}

function standingFoes({ beings }: HBState): BeingId[] {
  const foes: BeingId[] = [];
  for (const { id, side, status, kind } of beings)
    if (side === 'adversaires' && status === 'present' && kind !== 'invoque') foes.push(id);
  return foes;
}

/** HB-SOLO-19: to the room before; whoever lies in a coma stays in the hands of the adversaries. */
function flee(g: HB, foes: readonly BeingId[]): void {
  const { room } = g.state.delve!;
  for (const { id, kind, status } of g.state.beings)
    if (kind === 'heros' && status === 'coma') g.emit({ type: 'heroAbandoned', being: id, rules: ['HB-SOLO-18'] });
  g.emit({ type: 'foesLeftBehind', room, foes, rules: ['HB-SOLO-19'] });
  leaveRoom(g);
}
