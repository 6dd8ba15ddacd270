import { stepCost } from './closure.ts';
import { DIRECTIONS, type Direction, stepsOn } from './grid.ts';
import { floorOf, type Hero, type State } from './state.ts';

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
export function runFrom(state: State, hero: Hero, direction: Direction): Run {
  const cells: number[] = [];
  const { left, held } = endOf(state, hero, direction, cells);
  return { cells, left, held };
}

/** Where a run starts and ends; -1 for both where it enters no square. */
export interface RunEnd extends Omit<Run, 'cells'> {
  readonly first: number;
  readonly last: number;
}

/** The ends of a run; `through` receives the squares it enters. */
export function endOf(state: State, hero: Hero, direction: Direction, through?: number[]): RunEnd {
  const floor = floorOf(state, hero);
  const { cornerRule, webCost } = state.variants;
  const steps = stepsOn(floor, cornerRule);
  const d = DIRECTIONS.indexOf(direction);
  let left = state.move!.left;
  let first = -1;
  let last = -1;
  let cell = hero.cell;
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
