import type { SeatId } from '@souterrain/kernel';
import type { BeingId, Scene, ZoneId } from '../pieces.ts';

/** HB-SOLO-05: a room that has been opened; `scene` is how it was left. */
export interface Room {
  scene: Scene;
  /** HB-SOLO-07: the row of the table. */
  content: number;
  cleared: boolean;
  /** HB-SOLO-07: the next rest here is not disturbed. */
  quiet: boolean;
  /** Adversaries that the heroes fled from. */
  foes: BeingId[];
}

/** What goes on once a fight in the dungeon is over: its room, or the rolls of HB-SOLO-08 that are left. */
export type Sequel =
  | { readonly after: 'piece' }
  | { readonly after: 'errance'; readonly rolls: number; readonly resting: boolean };

/** HB-SOLO-05. */
export interface Delve {
  readonly length: number;
  place: 'bourg' | 'donjon';
  /** 0 at the entrance, then the number of the room the group is in. */
  room: number;
  rooms: Room[];
  /** HB-SOLO-22: who answers for the group, and who has objected since the room was opened. */
  leader: SeatId;
  objected: SeatId[];
  /** HB-SOLO-10: the hero in front. */
  front: BeingId | null;
  /** HB-SOLO-19: the zone of the way back, the only one heroes leave by during an encounter. */
  entry: ZoneId | null;
  /** HB-SOLO-18: the day the group left without the goal. */
  leftOn: number;
  /** Null outside fights. */
  sequel: Sequel | null;
}
