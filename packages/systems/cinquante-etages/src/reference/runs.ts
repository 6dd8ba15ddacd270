import type { Layout } from './layout.ts';

/** The D10. */
export const ROLLS = 10;

/**
 * Where each straight run leads, as a code: the target of a search, nowhere, a square it ends on, or a mover left
 * against a wall. A mover is points left, a square and a class; it has four runs, one a direction of the class, in a row.
 */
export type Runs = Int16Array;

export const HIT = 0;
const BLOCKED = 1;
export const endCode = (cell: number): number => 2 + cell;
export const moverCode = ({ size }: Layout, mover: number): number => endCode(size) + mover;

export const moversOf = ({ squares }: Layout): number => ROLLS * squares.length * 2;
const moverOf = ({ squares, rank }: Layout, left: number, cell: number): number =>
  ((left - 1) * squares.length + rank[cell]!) * 2;

export const runOf = (layout: Layout, left: number, key: number): number =>
  (moverOf(layout, left, key >> 3) + (key & 1)) * 4 + ((key & 7) >> 1);

/** The values of a search by code: a hit is 0, and nowhere is never chosen. */
export function valuesOf(layout: Layout): Float64Array {
  const values = new Float64Array(moverCode(layout, moversOf(layout)));
  values[BLOCKED] = Number.POSITIVE_INFINITY;
  return values;
}

export function runsOf(layout: Layout): Runs {
  const { squares, next, cost, open } = layout;
  const runs = new Int16Array(moversOf(layout) * 4).fill(BLOCKED);
  for (let left = 1; left <= ROLLS; left++)
    for (const cell of squares) {
      for (let key = cell * 8; key < cell * 8 + 8; key++) {
        if (next[key]! < 0) continue;
        const rest = left - cost[key]!;
        const ahead = next[key]! * 8 + (key & 7);
        let code = endCode(next[key]!);
        // C50-MOVE-22: a last point in front of a web is lost.
        if (rest < 0) code = endCode(cell);
        else if (rest > 0 && next[ahead]! >= 0) code = runs[runOf(layout, rest, ahead)]!;
        else if (rest > 0) code = moverCode(layout, moverOf(layout, rest, next[key]!) + (key & 1));
        runs[runOf(layout, left, key)] = code;
      }
      // C50-MOVE-08: nowhere to go, which is a run to where one stands.
      for (let diagonal = 0; diagonal < 2; diagonal++)
        if (open[cell * 2 + diagonal]!.length === 0)
          runs[runOf(layout, left, cell * 8 + diagonal)] = endCode(cell);
    }
  return runs;
}

/** What lies on each run: the tolls of the squares it enters, added up. */
export function tollsOf(layout: Layout, tolls: Float64Array): Float32Array {
  const { squares, next, cost } = layout;
  const sums = new Float32Array(moversOf(layout) * 4);
  for (let left = 1; left <= ROLLS; left++)
    for (const cell of squares)
      for (let key = cell * 8; key < cell * 8 + 8; key++) {
        const rest = left - cost[key]!;
        if (next[key]! < 0 || rest < 0) continue;
        const ahead = next[key]! * 8 + (key & 7);
        const further = rest > 0 && next[ahead]! >= 0 ? sums[runOf(layout, rest, ahead)]! : 0;
        sums[runOf(layout, left, key)] = tolls[next[key]!]! + further;
      }
  return sums;
}
