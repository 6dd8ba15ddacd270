import type { SeatId } from '@souterrain/kernel';
import { commanderOf } from '../battalions/command.ts';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';

/** Who answers and throws dice for a being: its player, that of its commander, the MJ, or the first seat for the software. */
export function seatOf(state: HBState, being: Being): SeatId {
  if (being.seat !== null) return being.seat;
  const commander = commanderOf(state, being);
  if (commander) return seatOf(state, commander);
  return state.master ?? 0;
}
