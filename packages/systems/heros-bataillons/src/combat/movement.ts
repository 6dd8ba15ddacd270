import { OVER, type Rule } from '@souterrain/kernel';
import { lose } from '../beings/marks.ts';
import { move, positionsFor, waysFrom, zoneOf } from '../scene/moves.ts';
import type { Being, HB, State, Turn, ZoneId } from '../state.ts';
import { Action } from './action.ts';
import { canLeaveZone, isDown, isStill, mountOf } from './conditions.ts';

/** HB-DMG-08, HB-BAT-10: at 0 AGI, a movement or an action but not both. */
export const isNeutralised = ({ now, max }: Being): boolean => now.agi === 0 && max.agi > 0;

/** HB-MOV-02, HB-DMG-08: whether some movement is left. */
export const canMove = (being: Being, turn: Turn): boolean =>
  !turn.moved && !turn.halted && !isStill(being) && !(turn.acted && isNeutralised(being));

/** HB-MOV-01, HB-MOV-02, HB-MOV-04, HB-MOV-05: where the movement of the turn may go. */
export function moveActions(g: HB, being: Being, into: Action[]): void {
  const { state } = g;
  const turn = state.combat!.turn!;
  if (!canMove(being, turn)) return;
  if (isDown(being)) {
    if (!turn.crossed) into.push(standing(g, being));
    return;
  }
  if (mountOf(state, being)) {
    if (!turn.crossed) into.push(jumping(g, being));
    return;
  }
  for (const position of positionsFor(state, being)) into.push(placing(g, being, position));
  if (being.position !== null) into.push(placing(g, being, null));
  if (turn.crossed || !canLeaveZone(state, being)) return;
  for (const zone of waysFrom(state.scene!, being, being.zone!)) into.push(crossing(g, being, zone));
  if (canExit(state, being)) into.push(leaving(g, being));
}

/** HB-MOV-05, HB-SOLO-19: during an encounter of a delve heroes leave by the way back alone. */
export function canExit({ scene, delve }: State, { zone, side }: Being): boolean {
  if (!zoneOf(scene!, zone!).exit) return false;
  return side !== 'heros' || !delve || delve.entry === null || delve.entry === zone;
}

function crossing(g: HB, being: Being, zone: ZoneId): Action {
  const there = { zone };
  return new Action({
    id: `aller-${zone}`,
    label: 'aller',
    params: there,
    at: there,
    kind: 'mouvement',
    rule: 'HB-MOV-01',
    odds: undefined,
    run: () => cross(g, being, zone),
  });
}

export function cross(g: HB, being: Being, zone: ZoneId): Rule<void> {
  g.emit({ type: 'movementSpent', being: being.id, part: 'zone', rules: ['HB-MOV-01'] });
  return move(g, being, { zone, position: null, how: 'mouvement', rules: ['HB-MOV-01'] });
}

const placing = (g: HB, being: Being, position: string | null): Action =>
  new Action({
    id: position === null ? 'quitter-sa-position' : `se-placer-${position}`,
    label: position === null ? 'quitter-sa-position' : 'se-placer',
    params: { position: position ?? being.position! },
    at: undefined,
    kind: 'mouvement',
    rule: 'HB-MOV-04',
    odds: undefined,
    run: () => takePosition(g, being, position),
  });

function takePosition(g: HB, being: Being, position: string | null): Rule<void> {
  g.emit({ type: 'movementSpent', being: being.id, part: 'position', rules: ['HB-MOV-01'] });
  return move(g, being, { zone: being.zone, position, how: 'mouvement', rules: ['HB-MOV-04'] });
}

const leaving = (g: HB, being: Being): Action =>
  new Action({
    id: 'quitter-le-combat',
    label: 'quitter-le-combat',
    params: undefined,
    at: { zone: being.zone! },
    kind: 'mouvement',
    rule: 'HB-MOV-05',
    odds: undefined,
    run: () => leave(g, being),
  });

export function leave(g: HB, being: Being): Rule<void> {
  g.emit({ type: 'movementSpent', being: being.id, part: 'zone', rules: ['HB-MOV-05'] });
  g.emit({ type: 'statusChanged', being: being.id, status: 'parti', why: 'fuite', rules: ['HB-MOV-05'] });
  return move(g, being, { zone: null, position: null, how: 'fuite', rules: ['HB-MOV-05'] });
}

const standing = (g: HB, being: Being): Action =>
  new Action({
    id: 'se-relever',
    label: 'se-relever',
    params: undefined,
    at: undefined,
    kind: 'mouvement',
    rule: 'HB-MAN-08',
    odds: undefined,
    run: () => stand(g, being),
  });

export function stand(g: HB, being: Being): Rule<void> {
  g.emit({ type: 'movementSpent', being: being.id, part: 'tout', rules: ['HB-MAN-08'] });
  lose(g, being, { mark: 'au-sol', why: 'retire', rules: ['HB-MAN-08'] });
  return OVER;
}

const jumping = (g: HB, being: Being): Action =>
  new Action({
    id: 'sauter-a-bas',
    label: 'sauter-a-bas',
    params: undefined,
    at: undefined,
    kind: 'mouvement',
    rule: 'HB-MAN-11',
    odds: undefined,
    run: () => jump(g, being),
  });

function jump(g: HB, being: Being): Rule<void> {
  g.emit({ type: 'movementSpent', being: being.id, part: 'tout', rules: ['HB-MAN-11'] });
  lose(g, being, { mark: 'grimpe', why: 'retire', rules: ['HB-MAN-11'] });
  return OVER;
}
