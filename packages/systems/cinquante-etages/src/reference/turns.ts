import type { Layout } from './layout.ts';
import { bounce, HIT, ROLLS, type Runs } from './runs.ts';

/** Sweeps stop when no square moves by more than this many turns. */
const PRECISION = 0.02;
const MOST_SWEEPS = 100;
/** Cheap sweeps that keep the ends chosen by the last full one. */
const SETTLING = 4;
const GUESS = 4;

/** Expected turns from each square until a run gives `HIT`, when every path is chosen for that alone. */
export function expectedTurns({ size, squares }: Layout, runs: Runs): Float64Array {
  const turns = new Float64Array(size).fill(GUESS);
  const movers = squares.length * 2;
  const paths: Paths = {
    best: new Float64Array(movers * ROLLS),
    ends: new Int16Array(movers * ROLLS),
    paid: new Float64Array(movers * ROLLS),
  };
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    spend(turns, runs, paths);
    if (settle(turns, squares, paths) < PRECISION) break;
    for (let i = 1; i < SETTLING; i++) settle(turns, squares, paths);
  }
  return turns;
}

/** By mover, points outermost: the turns left after its best path, and the square that path ends on (or `HIT`). */
interface Paths {
  readonly best: Float64Array;
  readonly ends: Int16Array;
  readonly paid: Float64Array;
}

/** The best path of every mover, those with fewer points first. */
function spend(turns: Float64Array, { width, first, codes, tolls }: Runs, { best, ends, paid }: Paths): void {
  const movers = first.length - 1;
  for (let mover = 0, base = 0; mover < best.length; base += width)
    for (let m = 0; m < movers; m++, mover++) {
      let least = Number.POSITIVE_INFINITY;
      let end = HIT;
      let toll = 0;
      const last = base + first[m + 1]!;
      for (let i = base + first[m]!; i < last; i++) {
        const code = codes[i]!;
        const value = tolls[i]! + (code >= 0 ? turns[code]! : code === HIT ? 0 : best[-2 - code]!);
        if (value >= least) continue;
        least = value;
        end = code >= HIT ? code : ends[bounce(code)]!;
        toll = tolls[i]! + (code >= HIT ? 0 : paid[bounce(code)]!);
      }
      best[mover] = least;
      ends[mover] = end;
      paid[mover] = toll;
    }
}

/** One turn more for each square, on average over the ten rolls; returns the greatest change. */
function settle(turns: Float64Array, squares: readonly number[], { ends, best, paid }: Paths): number {
  const movers = squares.length * 2;
  let change = 0;
  for (let i = 0; i < squares.length; i++) {
    const cell = squares[i]!;
    let total = 0;
    for (let roll = 1; roll <= ROLLS; roll++) {
      const mover = (roll - 1) * movers + i * 2 + (roll & 1);
      const end = ends[mover]!;
      // C50-MOVE-08: with nowhere to go, the turn is lost.
      if (best[mover] === Number.POSITIVE_INFINITY) total += turns[cell]!;
      else total += paid[mover]! + (end !== HIT ? turns[end]! : 0);
    }
    const value = 1 + total / ROLLS;
    const moved = value > turns[cell]! ? value - turns[cell]! : turns[cell]! - value;
    if (moved > change) change = moved;
    turns[cell] = value;
  }
  return change;
}
