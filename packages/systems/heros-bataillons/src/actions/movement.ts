import { OVER, type Rule } from '@souterrain/kernel';
import { lose } from '../beings/marks.ts';
import { canLeaveZone, isDown, isStill, mountOf } from '../combat/conditions.ts';
import type { Being, ZoneId } from '../pieces.ts';
import { move, positionsFor, waysFrom, zoneOf } from '../scene/moves.ts';
import type { HBState, Turn } from '../state.ts';
import type { HB } from '../world.ts';
import { actionTo, defineAction } from './action.ts';

/** HB-DMG-08, HB-BAT-10: at 0 AGI, a movement or an action but not both. */
export const isNeutralised = ({ now, max }: Being): boolean => now.agi === 0 && max.agi > 0;

/** HB-MOV-02, HB-DMG-08: whether some movement is left. */
export const canMove = (being: Being, turn: Turn): boolean =>
  !turn.moved && !turn.halted && !isStill(being) && !(turn.acted && isNeutralised(being));

/** HB-MOV-01, HB-MOV-02, HB-MOV-04, HB-MOV-05: where the movement of the turn may go. */
export const movement = defineAction({
  id: 'mouvement',
  place: 120,
  free: true,
  names: {
    'se-relever': { fr: 'se relever', en: 'stand up' },
    'sauter-a-bas': { fr: 'sauter à bas', en: 'jump down' },
    'quitter-le-combat': { fr: 'quitter le combat', en: 'leave the fight' },
  },
  words: {
    fr: {
      options: {
        aller: (o) => `aller : ${o.its('zone')}`,
        'se-placer': (o) => `prendre position (${o.its('position')})`,
        'quitter-sa-position': (o) => `quitter sa position (${o.its('position')})`,
      },
    },
    en: {
      options: {
        aller: (o) => `go: ${o.its('zone')}`,
        'se-placer': (o) => `take position (${o.its('position')})`,
        'quitter-sa-position': (o) => `leave the position (${o.its('position')})`,
      },
    },
  },
  offer(g, being, into) {
    const { state } = g;
    const turn = state.combat!.turn!;
    if (!canMove(being, turn)) return;
    if (isDown(being)) {
      if (!turn.crossed) into.push(standing(g, being, null));
      return;
    }
    if (mountOf(state, being)) {
      if (!turn.crossed) into.push(jumping(g, being, null));
      return;
    }
    for (const position of positionsFor(state, being)) into.push(placing(g, being, position));
    if (being.position !== null) into.push(unplacing(g, being, being.position));
    if (turn.crossed || !canLeaveZone(state, being)) return;
    for (const zone of waysFrom(state.scene!, being, being.zone!)) into.push(crossing(g, being, zone));
    if (canExit(state, being)) into.push(leaving(g, being, being.zone!));
  },
});

/** HB-MOV-05, HB-SOLO-19: during an encounter of a delve heroes leave by the way back alone. */
export function canExit({ scene, delve }: HBState, { zone, side }: Being): boolean {
  if (!zoneOf(scene!, zone!).exit) return false;
  return side !== 'heros' || !delve || delve.entry === null || delve.entry === zone;
}

const there = (zone: ZoneId): { zone: ZoneId } => ({ zone });

const crossing = actionTo<ZoneId>({
  id: (zone) => `aller-${zone}`,
  label: 'aller',
  params: there,
  at: there,
  kind: 'mouvement',
  rule: 'HB-MOV-01',
  run: cross,
});

export function cross(g: HB, being: Being, zone: ZoneId): Rule<void> {
  g.emit({ type: 'movementSpent', being: being.id, part: 'zone', rules: ['HB-MOV-01'] });
  return move(g, being, { zone, position: null, how: 'mouvement', rules: ['HB-MOV-01'] });
}

const placing = actionTo<string>({
  id: (position) => `se-placer-${position}`,
  label: 'se-placer',
  params: (position) => ({ position }),
  kind: 'mouvement',
  rule: 'HB-MOV-04',
  run: takePosition,
});

const unplacing = actionTo<string>({
  id: 'quitter-sa-position',
  params: (position) => ({ position }),
  kind: 'mouvement',
  rule: 'HB-MOV-04',
  run: (g, being) => takePosition(g, being, null),
});

function takePosition(g: HB, being: Being, position: string | null): Rule<void> {
  g.emit({ type: 'movementSpent', being: being.id, part: 'position', rules: ['HB-MOV-01'] });
  return move(g, being, { zone: being.zone, position, how: 'mouvement', rules: ['HB-MOV-04'] });
}

const leaving = actionTo<ZoneId>({
  id: 'quitter-le-combat',
  at: there,
  kind: 'mouvement',
  rule: 'HB-MOV-05',
  run: leave,
});

export function leave(g: HB, being: Being): Rule<void> {
  g.emit({ type: 'movementSpent', being: being.id, part: 'zone', rules: ['HB-MOV-05'] });
  g.emit({ type: 'statusChanged', being: being.id, status: 'parti', why: 'fuite', rules: ['HB-MOV-05'] });
  return move(g, being, { zone: null, position: null, how: 'fuite', rules: ['HB-MOV-05'] });
}

const standing = actionTo<null>({ id: 'se-relever', kind: 'mouvement', rule: 'HB-MAN-08', run: stand });

function stand(g: HB, being: Being): Rule<void> {
  getUp(g, being);
  return OVER;
}

export function getUp(g: HB, being: Being): void {
  g.emit({ type: 'movementSpent', being: being.id, part: 'tout', rules: ['HB-MAN-08'] });
  lose(g, being, { mark: 'au-sol', why: 'retire', rules: ['HB-MAN-08'] });
}

const jumping = actionTo<null>({ id: 'sauter-a-bas', kind: 'mouvement', rule: 'HB-MAN-11', run: jump });

function jump(g: HB, being: Being): Rule<void> {
  g.emit({ type: 'movementSpent', being: being.id, part: 'tout', rules: ['HB-MAN-11'] });
  lose(g, being, { mark: 'grimpe', why: 'retire', rules: ['HB-MAN-11'] });
  return OVER;
}
