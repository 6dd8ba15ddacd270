import type { Cell } from '@souterrain/dungeon';
import type { Rule, SeatId } from '@souterrain/kernel';
import type { EncounterEntry } from '../content/types.ts';
import type { AD1, Figure } from '../state.ts';

export interface MeetingPlace {
  /** AD1-RENC-07: the square distances are counted from. */
  readonly from: Cell;
  readonly room: string | null;
  /** AD1-RENC-10: the active player. */
  readonly seat: SeatId;
  readonly trigger: Figure | null;
  readonly anywhere: boolean;
}
/** AD1-RENC-10: placement, initiative, Odorat, Instinctif. */
export function* meet(_g: AD1, _encounter: EncounterEntry, _place: MeetingPlace): Rule<void> {
  throw new Error('not built yet');
}
/** AD1-TRES-01: called when a figure leaves the board; ends meetings that are over and opens their treasure. */
export function* closeMeetings(_g: AD1, _by: Figure | null): Rule<void> {
  throw new Error('not built yet');
}
