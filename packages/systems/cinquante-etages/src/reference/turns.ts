import type { Layout } from './layout.ts';
import { endCode, HIT, moverCode, ROLLS, type Runs } from './runs.ts';

/** Sweeps stop when no square moves by more than this many turns. */
const PRECISION = 0.05;
const MOST_SWEEPS = 100;
/** Cheap sweeps that keep the paths chosen by the last full one. */
const SETTLING = 8;
const GUESS = 4;

/** Runs towards a target: those that cross it are `HIT`, and cost what lies before it. */
export interface Course {
  readonly runs: Runs;
  readonly codes: Int16Array;
  readonly tolls: Float64Array;
}

/** Expected turns and tolls from each square until the target is reached, every path being chosen for the least of both. */
export function expectedTurns(layout: Layout, course: Course): Float64Array {
  const paths = newPaths(layout);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    (globalThis as any).SW++; spend(layout, course, paths);
    if (settle(layout, paths) < PRECISION) break;
    for (let i = 1; i < SETTLING; i++) settle(layout, paths);
  }
  return paths.value.slice(endCode(0), endCode(layout.size));
}

/** By code, so that targets, squares and movers are read alike: turns left, the code of the last square, tolls on the way. */
interface Paths {
  readonly value: Float64Array;
  readonly end: Int16Array;
  readonly paid: Float64Array;
}

function newPaths(layout: Layout): Paths {
  const codes = moverCode(layout, layout.squares.length * 2 * ROLLS);
  const value = new Float64Array(codes).fill(GUESS);
  value[HIT] = 0;
  const end = new Int16Array(codes);
  for (let code = 0; code < codes; code++) end[code] = code;
  return { value, end, paid: new Float64Array(codes) };
}

/** The best run of each mover, those with fewer points first: a wall leaves one of those. */
function spend(layout: Layout, { runs, codes, tolls }: Course, { value, end, paid }: Paths): void {
  const { first, width } = runs;
  const movers = first.length - 1;
  let mover = moverCode(layout, 0);
  for (let base = 0; base < codes.length; base += width)
    for (let m = 0; m < movers; m++, mover++) {
      const last = base + first[m + 1]!;
      let chosen = base + first[m]!;
      let least = tolls[chosen]! + value[codes[chosen]!]!;
      for (let i = chosen + 1; i < last; i++) {
        const sum = tolls[i]! + value[codes[i]!]!;
        if (sum >= least) continue;
        least = sum;
        chosen = i;
      }
      const code = codes[chosen]!;
      value[mover] = least;
      end[mover] = end[code]!;
      paid[mover] = tolls[chosen]! + paid[code]!;
    }
}

/** One turn more for each square, on average over the ten rolls; returns the greatest change. */
function settle(layout: Layout, { value, end, paid }: Paths): number {
  const { squares } = layout;
  const movers = squares.length * 2;
  let change = 0;
  for (let i = 0; i < squares.length; i++) {
    let total = 0;
    let mover = moverCode(layout, i * 2);
    for (let roll = 1; roll <= ROLLS; roll++, mover += movers) {
      const m = mover + (roll & 1);
      total += paid[m]! + value[end[m]!]!;
    }
    const code = endCode(squares[i]!);
    const turns = 1 + total / ROLLS;
    change = Math.max(change, Math.abs(turns - value[code]!));
    value[code] = turns;
  }
  return change;
}
