import type { Layout } from './layout.ts';

/** The D10. */
export const ROLLS = 10;

/** A run that crosses the target of a search. */
export const HIT = -1;

/**
 * Where each straight run leads: the square it ends on, or, below `HIT`, the mover left against a wall. Runs lie side by
 * side in the order a search reads them: by points, then by square and class, then by direction.
 */
export interface Runs {
  /** Runs with the same points. */
  readonly width: number;
  /** By square and direction: the place of its run among those with the same points. */
  readonly place: Int16Array;
  /** By mover with the same points: the place of its first run; one more at the end. */
  readonly first: Int16Array;
  readonly codes: Int16Array;
  /** What lies on each run, in turns. */
  readonly tolls: Float64Array;
}

/** The code of a wall hit, and the mover it leaves; the same operation both ways. */
export const bounce = (code: number): number => -2 - code;

export function runsOf(layout: Layout, toll: (cell: number) => number): Runs {
  const { size, squares, next, cost, open } = layout;
  const movers = squares.length * 2;
  const place = new Int16Array(size * 8).fill(-1);
  const first = new Int16Array(movers + 1);
  const mover = new Int16Array(size * 2);
  let width = 0;
  for (const [i, cell] of squares.entries())
    for (let diagonal = 0; diagonal < 2; diagonal++) {
      first[i * 2 + diagonal] = width;
      mover[cell * 2 + diagonal] = i * 2 + diagonal;
      for (const d of open[cell * 2 + diagonal]!) place[cell * 8 + d] = width++;
    }
  first[movers] = width;
  const codes = new Int16Array(width * ROLLS);
  const tolls = new Float64Array(width * ROLLS);
  const weights = Array.from({ length: size }, (_, c) => toll(c));
  for (let left = 1; left <= ROLLS; left++)
    for (const cell of squares)
      for (let key = cell * 8; key < cell * 8 + 8; key++) {
        const to = next[key]!;
        if (to < 0) continue;
        const rest = left - cost[key]!;
        const ahead = to * 8 + (key & 7);
        // C50-MOVE-22: a last point in front of a web is lost.
        let code = rest < 0 ? cell : to;
        if (rest > 0 && next[ahead]! < 0) code = bounce((rest - 1) * movers + mover[to * 2 + (key & 1)]!);
        else if (rest > 0) code = codes[(rest - 1) * width + place[ahead]!]!;
        const at = (left - 1) * width + place[key]!;
        codes[at] = code;
        if (rest >= 0)
          tolls[at] = weights[to]! + (rest > 0 && next[ahead]! >= 0 ? tolls[(rest - 1) * width + place[ahead]!]! : 0);
      }
  return { width, place, first, codes, tolls };
}

/** The same runs with `HIT` wherever the target is entered on the way. */
export function crossing(target: number, runs: Runs, { next, cost }: Layout, toll: (cell: number) => number): Runs {
  const codes = runs.codes.slice();
  const tolls = runs.tolls.slice();
  for (let d = 0; d < 8; d++) {
    const back = (d + 4) % 8;
    let points = 0;
    let paid = 0;
    let ahead = target;
    // Steps are symmetric (C50-MOVE-18): whatever enters a square in a direction lies behind it.
    for (let cell = next[target * 8 + back]!; cell >= 0; cell = next[cell * 8 + back]!) {
      points += cost[cell * 8 + d]!;
      if (ahead !== target) paid += toll(ahead);
      ahead = cell;
      for (let left = points; left <= ROLLS; left++) {
        codes[(left - 1) * runs.width + runs.place[cell * 8 + d]!] = HIT;
        tolls[(left - 1) * runs.width + runs.place[cell * 8 + d]!] = paid;
      }
    }
  }
  return { ...runs, codes, tolls };
}

/** The same runs with `HIT` where they end on the target: for an exact stop (C50-Q-06). */
export function stopping(target: number, runs: Runs): Runs {
  return { ...runs, codes: runs.codes.map((code) => (code === target ? HIT : code)) };
}
