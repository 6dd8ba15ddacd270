import type { Layout } from './layout.ts';
import { endCode } from './runs.ts';

/**
 * A mover is a square and a class, for any number of points: someone about to choose a direction. Movers with as many
 * open directions stand together, so that a search never asks how many there are.
 */
export interface Movers {
  readonly count: number;
  /** The code of the first mover with one point: see `Runs`. */
  readonly code: number;
  /** By square and class. */
  readonly index: Int16Array;
  /** Runs of all movers together, in the order of movers; by square and direction, the place of one. */
  readonly runs: number;
  readonly slot: Int16Array;
  /** Movers with no wall around by class, then those with three directions, two, and one or none. */
  readonly groups: readonly Group[];
}

export interface Group {
  readonly directions: 1 | 2 | 3 | 4;
  readonly movers: number;
  /**
   * Set when nobody is ever left here against a wall, all four directions being open: only a roll starts here, and its
   * parity is the class.
   */
  readonly diagonal?: 0 | 1;
}

export function moversOf({ size, squares, open }: Layout): Movers {
  const index = new Int16Array(size * 2);
  const slot = new Int16Array(size * 8);
  let count = 0;
  let runs = 0;
  const groups = GROUPS.map(({ directions, diagonal }): Group => {
    const from = count;
    for (const cell of squares)
      for (let c = 0; c < 2; c++) {
        const ways = open[cell * 2 + c]!;
        if (Math.max(1, ways.length) !== directions || (diagonal !== undefined && c !== diagonal)) continue;
        index[cell * 2 + c] = count++;
        for (const [i, d] of ways.entries()) slot[cell * 8 + d] = runs + i;
        // C50-MOVE-08: with nowhere to go, one run to where one stands.
        if (ways.length === 0) slot[cell * 8 + c] = runs;
        runs += directions;
      }
    return { directions, movers: count - from, ...(diagonal !== undefined && { diagonal }) };
  });
  return { count, code: endCode(size), index, runs, slot, groups };
}

const GROUPS: readonly Omit<Group, 'movers'>[] = [
  { directions: 4, diagonal: 0 },
  { directions: 4, diagonal: 1 },
  { directions: 3 },
  { directions: 2 },
  { directions: 1 },
];
