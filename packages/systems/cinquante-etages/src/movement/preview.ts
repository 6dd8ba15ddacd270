import { stepCost } from '../floors/closure.ts';
import { DIRECTIONS, type Direction } from '../floors/directions.ts';
import { type Plan, stepsOf } from '../floors/grid.ts';
import type { Steps } from '../state.ts';
import type { Variants } from '../variants.ts';

/** A straight run with the points left: where a direction leads before the next choice. */
export interface Run {
  /** Squares entered, in order. */
  readonly cells: readonly number[];
  /** Points left at its end: more than 0 means that a wall is hit there. */
  readonly left: number;
  /** True when it ends in front of a web that the last point cannot pay. */
  readonly held: boolean;
}

/** What the board draws for a direction: squares only, no effect is foreseen. */
export function runFrom(
  floor: Plan,
  { cell, direction, left }: { readonly cell: number; readonly direction: Direction; readonly left: number },
  { cornerRule, webCost }: Variants,
): Run {
  const cells: number[] = [];
  const end = endOf({ floor, steps: stepsOf(floor, cornerRule), left, webCost }, cell, direction, cells);
  return { cells, left: end.left, held: end.held };
}

/** Where a run starts and ends; -1 for both where it enters no square. */
export interface RunEnd extends Omit<Run, 'cells'> {
  readonly first: number;
  readonly last: number;
}

interface Mover {
  readonly floor: Plan;
  readonly steps: Steps;
  readonly left: number;
  readonly webCost: Variants['webCost'];
}

/** The ends of a run; `through` receives the squares it enters. */
export function endOf(
  { floor, steps, left: points, webCost }: Mover,
  from: number,
  direction: Direction,
  through?: number[],
): RunEnd {
  const d = DIRECTIONS.indexOf(direction);
  let left = points;
  let first = -1;
  let last = -1;
  let cell = from;
  while (left > 0) {
    const to = steps[cell * 8 + d]!;
    if (to < 0) break;
    const cost = stepCost(floor, cell, to, webCost);
    if (cost > left) return { first, last, left: 0, held: true };
    if (first < 0) first = to;
    last = to;
    through?.push(to);
    left -= cost;
    cell = to;
  }
  return { first, last, left, held: false };
}
