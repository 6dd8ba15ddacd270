import type { SeatId } from '@souterrain/kernel';
import { commanderOf } from '../battalions/command.ts';
import { seatOf } from '../beings/seats.ts';
import type { Being } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';

/** Who plays the turn of a being: a seat, or null for the software (HB-SOLO-14, HB-SOLO-15). */
export function deciderOf(state: HBState, being: Being): SeatId | null {
  // HB-MAG-41: the caster's player plays the turns of the one it dominates.
  for (const { id, by } of being.marks)
    if (id === 'domine' && by !== undefined) return deciderOf(state, beingOf(state, by));
  if (being.seat !== null) return being.seat;
  const commander = commanderOf(state, being);
  if (commander) return deciderOf(state, commander);
  return state.master;
}

/** Who throws its dice. */
export const throwerOf = (state: HBState, being: Being): SeatId => deciderOf(state, being) ?? seatOf(state, being);
