import type { Layout } from './layout.ts';
import { endCode, HIT, moverCode, ROLLS, type Runs } from './runs.ts';

/** Sweeps stop when no square moves by more than this many turns. */
const PRECISION = 0.02;
const MOST_SWEEPS = 200;
const GUESS = 4;

/** Runs towards a target: those that cross it are `HIT`, and cost what lies before it. */
export interface Course {
  readonly runs: Runs;
  readonly codes: Int16Array;
  readonly tolls: Float64Array;
}

/** Expected turns and tolls from each square until the target is reached, every path being chosen for the least of both. */
export function expectedTurns(layout: Layout, course: Course): Float64Array {
  // By code, so that the target, squares and movers are read alike.
  const values = new Float64Array(moverCode(layout, layout.squares.length * 2 * ROLLS)).fill(GUESS);
  values[HIT] = 0;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    spend(layout, course, values);
    if (average(layout, values) < PRECISION) break;
  }
  return values.slice(endCode(0), endCode(layout.size));
}

/** The best run of each mover, those with fewer points first: a wall leaves one of those. */
function spend(layout: Layout, { runs, codes, tolls }: Course, values: Float64Array): void {
  const { first, width } = runs;
  const movers = first.length - 1;
  let mover = moverCode(layout, 0);
  for (let base = 0; base < codes.length; base += width) {
    let run = base;
    for (let m = 1; m <= movers; m++) {
      const last = base + first[m]!;
      let least = Number.POSITIVE_INFINITY;
      // No branch here: which run is best cannot be foreseen, and a wrong guess costs more than the sum.
      for (; run < last; run++) least = Math.min(least, tolls[run]! + values[codes[run]!]!);
      values[mover++] = least;
    }
  }
}

/** One turn more for each square, on average over the ten rolls; returns the greatest change. */
function average(layout: Layout, values: Float64Array): number {
  const { squares } = layout;
  const movers = squares.length * 2;
  let change = 0;
  for (let i = 0; i < squares.length; i++) {
    let total = 0;
    // C50-MOVE-04, C50-MOVE-05: the parity of the roll is the class of the mover.
    let mover = moverCode(layout, i * 2);
    for (let roll = 1; roll <= ROLLS; roll++, mover += movers) total += values[mover + (roll & 1)]!;
    const code = endCode(squares[i]!);
    const turns = 1 + total / ROLLS;
    change = Math.max(change, Math.abs(turns - values[code]!));
    values[code] = turns;
  }
  return change;
}
