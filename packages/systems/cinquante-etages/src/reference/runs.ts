import type { Layout } from './layout.ts';
import type { Movers } from './movers.ts';

/** The D10. */
export const ROLLS = 10;

/**
 * Where each straight run leads, by points and slot, as a code: the target of a search, a square it ends on, or a mover
 * left against a wall with fewer points. Codes of movers follow those of squares, points outermost.
 */
export type Runs = Int16Array;

export const HIT = 0;
export const endCode = (cell: number): number => 1 + cell;
export function runsOf({ squares, next, cost, open }: Layout, movers: Movers): Runs {
  const { slot, index } = movers;
  const runs = new Int16Array(movers.runs * ROLLS);
  for (let left = 1; left <= ROLLS; left++) {
    const base = (left - 1) * movers.runs;
    for (const cell of squares) {
      for (let c = 0; c < 2; c++)
        if (open[cell * 2 + c]!.length === 0) runs[base + slot[cell * 8 + c]!] = endCode(cell);
      for (let d = 0; d < 8; d++) {
        const key = cell * 8 + d;
        const to = next[key]!;
        if (to < 0) continue;
        const rest = left - cost[key]!;
        const ahead = to * 8 + d;
        let code = endCode(to);
        // C50-MOVE-22: a last point in front of a web is lost.
        if (rest < 0) code = endCode(cell);
        else if (rest > 0 && next[ahead]! >= 0) code = runs[(rest - 1) * movers.runs + slot[ahead]!]!;
        else if (rest > 0) code = movers.code + (rest - 1) * movers.count + index[to * 2 + (d % 2)]!;
        runs[base + slot[key]!] = code;
      }
    }
  }
  return runs;
}

/** What lies on each run: the tolls of the squares it enters, added up. */
export function tollsOf({ squares, next, cost }: Layout, movers: Movers, bySquare: Float64Array): Float32Array {
  const { slot } = movers;
  const tolls = new Float32Array(movers.runs * ROLLS);
  for (let left = 1; left <= ROLLS; left++)
    for (const cell of squares)
      for (let d = 0; d < 8; d++) {
        const key = cell * 8 + d;
        const to = next[key]!;
        const rest = left - cost[key]!;
        if (to < 0 || rest < 0) continue;
        const ahead = to * 8 + d;
        const further = rest > 0 && next[ahead]! >= 0 ? tolls[(rest - 1) * movers.runs + slot[ahead]!]! : 0;
        tolls[(left - 1) * movers.runs + slot[key]!] = bySquare[to]! + further;
      }
  return tolls;
}
