import { type Cell, readingOrder } from './cell.ts';
import type { Plan } from './plan.ts';

/** Steps from the starting squares to every square that can be walked to through squares that `allows` accepts. */
export function walk(plan: Plan, from: readonly Cell[], allows: (cell: Cell) => boolean): ReadonlyMap<Cell, number> {
  const steps = new Map<Cell, number>(from.map((cell) => [cell, 0]));
  for (const [cell, distance] of steps)
    for (const ways of [plan.adjacent.get(cell), plan.passages.get(cell)])
      for (const next of ways ?? []) if (!steps.has(next) && allows(next)) steps.set(next, distance + 1);
  return steps;
}

/** The nearest squares first, ties in reading order. */
export function nearest(steps: ReadonlyMap<Cell, number>): readonly Cell[] {
  return [...steps].sort(([a, m], [b, n]) => m - n || readingOrder(a, b)).map(([cell]) => cell);
}
