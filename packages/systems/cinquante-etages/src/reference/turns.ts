import { enters, type Reach } from './reach.ts';

/** Sweeps stop when no square moves by more than this many turns. */
const PRECISION = 0.01;
const MOST_SWEEPS = 400;
const GUESS = 4;

export interface Target {
  readonly cell: number;
  /** C50-Q-06: crossing is not enough, the move must end there. */
  readonly exact: boolean;
}

/** Expected turns from each square until the target is entered, when every path is chosen for that alone. */
export function expectedTurns({ cell: target, exact }: Target, reach: Reach): Float64Array {
  const turns = new Float64Array(reach.size).fill(GUESS);
  const misses = missesOf({ cell: target, exact }, reach);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) if (relax(turns, reach, misses) < PRECISION) break;
  return turns;
}

/** By square and roll: 1 where no path reaches the target. */
function missesOf({ cell, exact }: Target, reach: Reach): Uint8Array {
  const { first, ends } = reach;
  const misses = new Uint8Array(first.length - 1);
  for (let key = 0; key < misses.length; key++) {
    const reached = exact ? ends.indexOf(cell, first[key]) : -1;
    const hit = exact ? reached >= 0 && reached < first[key + 1]! : enters(reach, key, cell);
    misses[key] = hit ? 0 : 1;
  }
  return misses;
}

/** One sweep of value iteration, in place; returns the greatest change. */
function relax(turns: Float64Array, { squares, first, ends }: Reach, misses: Uint8Array): number {
  let change = 0;
  for (const cell of squares) {
    let total = 0;
    for (let key = cell * 10; key < cell * 10 + 10; key++) {
      if (misses[key] === 0) continue;
      let best = Number.POSITIVE_INFINITY;
      const end = first[key + 1]!;
      for (let i = first[key]!; i < end; i++) {
        const value = turns[ends[i]!]!;
        if (value < best) best = value;
      }
      total += best;
    }
    const value = 1 + total / 10;
    const moved = value > turns[cell]! ? value - turns[cell]! : turns[cell]! - value;
    if (moved > change) change = moved;
    turns[cell] = value;
  }
  return change;
}
