import type { Rule } from '@souterrain/kernel';
import { fightOn } from '../src/delve/fight.ts';
import type { Scene } from '../src/pieces.ts';
import type { HBState, Room } from '../src/state.ts';
import type { HB } from '../src/world.ts';
import { type Given, scene } from './scene.ts';

/** A room of zones z1, z2… in a line, as it is left. */
export const roomScene = (zones = 2): Scene => ({
  title: 'salle-1',
  zones: ['z1', 'z2', 'z3'].slice(0, zones).map((id, i) => ({
    id,
    exit: i === 0 || i === zones - 1,
    lit: true,
    positions: [],
    features: [],
    items: [],
  })),
  links: zones > 1 ? ['z2', 'z3'].slice(0, zones - 1).map((to, i) => ({ from: `z${i + 1}`, to, open: true })) : [],
  pressure: false,
  place: 'donjon',
  tags: [],
});

export const room = (more: Partial<Room> = {}): Room => ({
  scene: roomScene(),
  content: 1,
  cleared: true,
  quiet: false,
  foes: [],
  ...more,
});

/** Heroes who stand in zone z1 of the last of some opened rooms, led by seat 0. */
export function delving(given: Given = {}, { rooms = [room()], length = 8 }: { rooms?: Room[]; length?: number } = {}) {
  const state: HBState = scene({ ...given, state: { mode: 'exploration', phase: 'exploration', ...given.state } });
  state.delve = {
    length,
    place: 'donjon',
    room: rooms.length,
    rooms,
    leader: 0,
    objected: [],
    front: 'h1',
    entry: rooms.length > 0 ? 'z1' : null,
    leftOn: 0,
    sequel: null,
  };
  state.scene = rooms.at(-1)?.scene ?? null;
  for (const being of state.beings) being.zone = rooms.length > 0 ? 'z1' : null;
  return state;
}

/** A rule of the delve, then the fight it may begin and what follows it. */
export function* toTheEnd(g: HB, rule: Rule<void>): Rule<void> {
  yield* rule;
  while (g.state.combat) yield* fightOn(g);
}
