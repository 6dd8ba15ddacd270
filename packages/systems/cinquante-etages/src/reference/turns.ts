import { xOf, yOf } from '../floors/grid.ts';
import type { Layout } from './layout.ts';
import type { Group, Movers } from './movers.ts';
import { endCode, ROLLS, type Runs } from './runs.ts';

/** Sweeps stop when no square moves by more than this many turns; most are then within a hundredth. */
const PRECISION = 0.1;
const MOST_SWEEPS = 200;

/** Runs towards a target: those that cross it are `HIT`, and cost what lies before it. */
export interface Course {
  readonly target: number;
  readonly layout: Layout;
  readonly movers: Movers;
  readonly runs: Runs;
  readonly tolls: Float32Array;
}

/** Expected turns and tolls from each square until the target is reached, every path being chosen for the least of both. */
export function expectedTurns(course: Course): Float64Array {
  const { layout, movers, target } = course;
  // By code, so that the target, squares and movers are read alike.
  const values = new Float64Array(movers.code + ROLLS * movers.count);
  for (const cell of layout.squares) values[endCode(cell)] = guess(layout, cell, target);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    spend(course, values);
    if (average(course, values) < PRECISION) break;
  }
  return values.slice(endCode(0), endCode(layout.size));
}

/** What generated floors give on average: a start close to the answer saves sweeps. */
function guess({ side }: Layout, cell: number, target: number): number {
  const dx = Math.abs(xOf(side, cell) - xOf(side, target));
  const dy = Math.abs(yOf(side, cell) - yOf(side, target));
  return 1.7 + 0.32 * Math.max(dx, dy);
}

/** The best run of each mover, those with fewer points first: a wall leaves one of those. */
function spend({ movers, runs, tolls }: Course, values: Float64Array): void {
  let run = 0;
  let mover = movers.code;
  for (let left = 1; left <= ROLLS; left++)
    for (const group of movers.groups) {
      if (group.diagonal === undefined || group.diagonal === left % 2)
        choose(group, { runs, tolls, values, run, mover });
      run += group.movers * group.directions;
      mover += group.movers;
    }
}

interface Choice {
  readonly runs: Runs;
  readonly tolls: Float32Array;
  readonly values: Float64Array;
  readonly run: number;
  readonly mover: number;
}

/** All directions at once: which is best cannot be foreseen, and a branch on each costs twice as much as this. */
function choose({ directions, movers }: Group, { runs, tolls, values, run, mover }: Choice): void {
  const last = mover + movers;
  if (directions === 4)
    for (let m = mover, i = run; m < last; m++, i += 4) {
      const a = Math.min(tolls[i]! + values[runs[i]!]!, tolls[i + 1]! + values[runs[i + 1]!]!);
      const b = Math.min(tolls[i + 2]! + values[runs[i + 2]!]!, tolls[i + 3]! + values[runs[i + 3]!]!);
      values[m] = Math.min(a, b);
    }
  else if (directions === 3)
    for (let m = mover, i = run; m < last; m++, i += 3) {
      const a = Math.min(tolls[i]! + values[runs[i]!]!, tolls[i + 1]! + values[runs[i + 1]!]!);
      values[m] = Math.min(a, tolls[i + 2]! + values[runs[i + 2]!]!);
    }
  else if (directions === 2)
    for (let m = mover, i = run; m < last; m++, i += 2)
      values[m] = Math.min(tolls[i]! + values[runs[i]!]!, tolls[i + 1]! + values[runs[i + 1]!]!);
  else for (let m = mover, i = run; m < last; m++, i++) values[m] = tolls[i]! + values[runs[i]!]!;
}

/** One turn more for each square, on average over the ten rolls; returns the greatest change. */
function average({ layout, movers }: Course, values: Float64Array): number {
  const { index, count, code } = movers;
  let change = 0;
  for (const cell of layout.squares) {
    let total = 0;
    // C50-MOVE-04, C50-MOVE-05: the parity of the roll is the class of the mover.
    const diagonal = code + index[cell * 2 + 1]!;
    const straight = code + index[cell * 2]! + count;
    for (let i = 0; i < ROLLS * count; i += 2 * count) total += values[diagonal + i]! + values[straight + i]!;
    const turns = 1 + total / ROLLS;
    const moved = Math.abs(turns - values[endCode(cell)]!);
    if (moved > change) change = moved;
    values[endCode(cell)] = turns;
  }
  return change;
}
