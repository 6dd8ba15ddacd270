import { xOf, yOf } from '../grid.ts';
import type { Layout } from './layout.ts';
import { endCode, moverCode, moversOf, ROLLS, type Runs, valuesOf } from './runs.ts';

/** Sweeps stop when no square moves by more than this many turns. */
const PRECISION = 0.05;
const MOST_SWEEPS = 200;

/** Runs towards a target: those that cross it are `HIT`, and cost what lies before it. */
export interface Course {
  readonly target: number;
  readonly runs: Runs;
  readonly tolls: Float32Array;
}

/** Expected turns and tolls from each square until the target is reached, every path being chosen for the least of both. */
export function expectedTurns(layout: Layout, course: Course): Float64Array {
  const values = valuesOf(layout);
  for (const cell of layout.squares) values[endCode(cell)] = guess(layout, cell, course.target);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    spend(layout, course, values);
    if (average(layout, values) < PRECISION) break;
  }
  return values.slice(endCode(0), endCode(layout.size));
}

/** What generated floors give on average: a start close to the answer saves half of the sweeps. */
function guess({ side }: Layout, cell: number, target: number): number {
  const dx = Math.abs(xOf(side, cell) - xOf(side, target));
  const dy = Math.abs(yOf(side, cell) - yOf(side, target));
  return 1.7 + 0.32 * Math.max(dx, dy);
}

/** The best run of each mover, those with fewer points first: a wall leaves one of those. */
function spend(layout: Layout, { runs, tolls }: Course, values: Float64Array): void {
  const first = moverCode(layout, 0);
  const movers = moversOf(layout);
  for (let m = 0, i = 0; m < movers; m++, i += 4) {
    // All four at once: which run is best cannot be foreseen, and a branch on it costs twice as much as this.
    const a = Math.min(tolls[i]! + values[runs[i]!]!, tolls[i + 1]! + values[runs[i + 1]!]!);
    const b = Math.min(tolls[i + 2]! + values[runs[i + 2]!]!, tolls[i + 3]! + values[runs[i + 3]!]!);
    values[first + m] = Math.min(a, b);
  }
}

/** One turn more for each square, on average over the ten rolls; returns the greatest change. */
function average(layout: Layout, values: Float64Array): number {
  const { squares } = layout;
  const stride = squares.length * 2;
  let change = 0;
  for (let i = 0; i < squares.length; i++) {
    let total = 0;
    let mover = moverCode(layout, i * 2);
    // C50-MOVE-04, C50-MOVE-05: the parity of the roll is the class of the mover.
    for (let roll = 1; roll <= ROLLS; roll++, mover += stride) total += values[mover + (roll & 1)]!;
    const code = endCode(squares[i]!);
    const turns = 1 + total / ROLLS;
    change = Math.max(change, Math.abs(turns - values[code]!));
    values[code] = turns;
  }
  return change;
}
