import type { Layout } from './layout.ts';

/** The D10. */
export const ROLLS = 10;

/**
 * Every straight run, side by side in the order a search reads them: by points, then by square and class, then by
 * direction. A mover is a square, a class and points left: all the runs it may choose from follow one another.
 */
export interface Runs {
  /** Runs with the same points. */
  readonly width: number;
  /** By square and direction: the place of its run among those with the same points. */
  readonly place: Int16Array;
  /** By mover with the same points: the place of its first run; one more at the end. */
  readonly first: Int16Array;
  /** Where each leads, as a code. */
  readonly codes: Int16Array;
}

/** Where a run leads: the target of a search, a square it ends on, or a mover left against a wall. */
export const HIT = 0;
export const endCode = (cell: number): number => 1 + cell;
export const moverCode = ({ size }: Layout, mover: number): number => 1 + size + mover;

export function runsOf(layout: Layout): Runs {
  const { size, squares, open } = layout;
  const place = new Int16Array(size * 8).fill(-1);
  const first = new Int16Array(squares.length * 2 + 1);
  let width = 0;
  for (const [i, cell] of squares.entries())
    for (let diagonal = 0; diagonal < 2; diagonal++) {
      first[i * 2 + diagonal] = width;
      const directions = open[cell * 2 + diagonal]!;
      for (const d of directions) place[cell * 8 + d] = width++;
      // C50-MOVE-08: nowhere to go, which is a run to where one stands.
      if (directions.length === 0) width++;
    }
  first[squares.length * 2] = width;
  return { width, place, first, codes: codesOf(layout, { width, place, first }) };
}

function codesOf(layout: Layout, { width, place, first }: Omit<Runs, 'codes'>): Int16Array {
  const { size, squares, next, cost } = layout;
  const codes = new Int16Array(width * ROLLS);
  const rank = new Int16Array(size);
  for (const [i, cell] of squares.entries()) {
    rank[cell] = i;
    for (let left = 0; left < ROLLS; left++)
      codes.fill(endCode(cell), left * width + first[i * 2]!, left * width + first[i * 2 + 2]!);
  }
  for (let left = 1; left <= ROLLS; left++)
    for (const cell of squares)
      for (let key = cell * 8; key < cell * 8 + 8; key++) {
        const to = next[key]!;
        const rest = left - cost[key]!;
        // C50-MOVE-22: a last point in front of a web is lost, and the mover stays.
        if (to < 0 || rest < 0) continue;
        const ahead = to * 8 + (key & 7);
        const code =
          rest === 0
            ? endCode(to)
            : next[ahead]! < 0
              ? moverCode(layout, ((rest - 1) * squares.length + rank[to]!) * 2 + (key & 1))
              : codes[(rest - 1) * width + place[ahead]!]!;
        codes[(left - 1) * width + place[key]!] = code;
      }
  return codes;
}

/** What lies on each run: the tolls of the squares it enters, added up. */
export function tollsOf({ squares, next, cost }: Layout, { width, place }: Runs, tolls: Float64Array): Float64Array {
  const sums = new Float64Array(width * ROLLS);
  for (let left = 1; left <= ROLLS; left++)
    for (const cell of squares)
      for (let key = cell * 8; key < cell * 8 + 8; key++) {
        const to = next[key]!;
        const rest = left - cost[key]!;
        if (to < 0 || rest < 0) continue;
        const ahead = to * 8 + (key & 7);
        const further = rest > 0 && next[ahead]! >= 0 ? sums[(rest - 1) * width + place[ahead]!]! : 0;
        sums[(left - 1) * width + place[key]!] = tolls[to]! + further;
      }
  return sums;
}
