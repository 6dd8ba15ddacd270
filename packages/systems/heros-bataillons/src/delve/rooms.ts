import type { Rule } from '@souterrain/kernel';
import type { BeingId } from '../pieces.ts';
import { STEP } from '../time/calendar.ts';
import { advance } from '../time/clock.ts';
import type { HB } from '../world.ts';
import { rollContent } from './content.ts';
import { drawRoom, firstZone } from './layout.ts';
import { placeGroup } from './placing.ts';

/** HB-SOLO-05, HB-TIME-03: ten minutes, a layout, a content. */
export function* openRoom(g: HB): Rule<void> {
  const { rooms, length } = g.state.delve!;
  const room = rooms.length + 1;
  yield* advance(g, STEP, { why: 'piece', rules: ['HB-TIME-03'] });
  const scene = yield* drawRoom(g, { room, last: room === length });
  const content = yield* rollContent(g);
  g.emit({ type: 'roomOpened', room, content, scene, rules: ['HB-SOLO-05', 'HB-SOLO-07'] });
  enterRoom(g, room);
}

/** HB-GM-21, HB-TIME-03: one room is one scene; crossing one that is known takes no time. */
export function enterRoom(g: HB, room: number): void {
  const { scene } = g.state.delve!.rooms[room - 1]!;
  g.emit({ type: 'sceneOpened', scene, rules: ['HB-GM-21'] });
  g.emit({ type: 'roomEntered', room, entry: firstZone(scene), rules: ['HB-SOLO-05'] });
  placeGroup(g);
}

/** HB-GM-21, HB-SOLO-18: how the room is left is kept; the dead and the fled are gone, and so are helpers of one fight. */
export function closeRoom(g: HB): void {
  const { room } = g.state.delve!;
  if (room === 0 || g.state.scene === null) return;
  g.emit({ type: 'roomLeft', room, rules: ['HB-SOLO-18'] });
  g.emit({ type: 'sceneClosed', rules: ['HB-GM-21'] });
  const gone: BeingId[] = [];
  for (const { id, kind, side, status } of g.state.beings)
    if (side === 'adversaires' ? !isWaiting(g, id) : isPassing(kind, status)) gone.push(id);
  if (gone.length > 0) g.emit({ type: 'beingsGone', beings: gone, rules: ['HB-GM-21'] });
}

const isWaiting = (g: HB, id: BeingId): boolean => g.state.delve!.rooms.some(({ foes }) => foes.includes(id));

/** HB-BAT-11, HB-BAT-12: a routed battalion, the fighters it left and what was called leave the group. */
const isPassing = (kind: string, status: string): boolean =>
  kind === 'adversaire' || kind === 'invoque' || (kind === 'bataillon' && status !== 'present');

/** To the room before, or out to the entrance. */
export function leaveRoom(g: HB): void {
  const { room } = g.state.delve!;
  closeRoom(g);
  if (room > 1) enterRoom(g, room - 1);
  else g.emit({ type: 'roomEntered', room: 0, entry: null, rules: ['HB-SOLO-05'] });
}

/** HB-GM-21: a rest ends the scene; the room is then another one. */
export function renewScene(g: HB): void {
  const { room } = g.state.delve!;
  closeRoom(g);
  enterRoom(g, room);
}
