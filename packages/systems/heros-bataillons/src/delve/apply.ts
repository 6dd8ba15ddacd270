import { copy } from '@souterrain/kernel';
import type { Handlers } from '../handlers.ts';
import { beingOf, type HBState } from '../state.ts';
import { REFILLED } from './content.ts';
import type { DelveEvent } from './events.ts';

/** HB-SOLO-07: nothing in it. */
const QUIET = 1;

const roomOf = ({ delve }: HBState, room: number) => delve!.rooms[room - 1]!;

export const delveHandlers: Handlers<DelveEvent> = {
  phaseEntered(state, { phase }) {
    state.phase = phase;
  },
  gameDecided(state, { result }) {
    state.result = result;
  },
  roomOpened(state, { content, scene }) {
    const { rooms } = state.delve!;
    rooms.push({ scene: copy(scene), content, cleared: false, quiet: content === QUIET, foes: [] });
    state.delve!.objected = [];
  },
  roomEntered({ delve }, { room, entry }) {
    delve!.room = room;
    delve!.entry = entry;
  },
  roomLeft(state, { room }) {
    roomOf(state, room).scene = state.scene!;
  },
  roomCleared(state, { room }) {
    roomOf(state, room).cleared = true;
    roomOf(state, room).foes = [];
  },
  roomDisturbed(state, { room }) {
    roomOf(state, room).quiet = false;
  },
  roomRefilled(state, { room }) {
    roomOf(state, room).cleared = false;
    roomOf(state, room).content = REFILLED;
  },
  foesLeftBehind(state, { room, foes }) {
    const left = roomOf(state, room);
    left.foes = foes.slice();
    if (left.cleared) left.content = REFILLED;
    left.cleared = false;
  },
  beingsGone(state, { beings }) {
    state.beings = state.beings.filter(({ id }) => !beings.includes(id));
  },
  placeReached({ delve }, { place, day }) {
    delve!.place = place;
    delve!.room = 0;
    delve!.entry = null;
    if (place === 'bourg') delve!.leftOn = day;
  },
  leaderChanged({ delve }, { seat }) {
    delve!.leader = seat;
  },
  objected({ delve }, { seat }) {
    delve!.objected.push(seat);
  },
  voted() {},
  frontNamed({ delve }, { being }) {
    delve!.front = being;
  },
  encounterMet() {},
  surpriseRolled() {},
  reactionRolled() {},
  sequelNoted({ delve }, { sequel }) {
    delve!.sequel = sequel;
  },
  encounterClosed({ delve }) {
    delve!.sequel = null;
  },
  wanderingRolled() {},
  hazardSpotted() {},
  hazardStruck() {},
  treasureRolled() {},
  itemLaid(state, { item, zone }) {
    for (const { id, items } of state.scene!.zones) if (id === zone) items.push(copy(item));
    state.next++;
  },
  heroAbandoned(state, { being }) {
    beingOf(state, being).status = 'mort';
  },
  heroCarried() {},
  expeditionEnded() {},
  sidesRolled() {},
  fieldCounted() {},
};
