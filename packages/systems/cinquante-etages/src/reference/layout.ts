import { stepCost } from '../floors/closure.ts';
import { stepsOf } from '../floors/grid.ts';
import { type Floor, SQUARES, type Steps } from '../state.ts';
import type { Variants } from '../variants.ts';

/** Walls and webs of a floor as tables: all that movement depends on. Directions are indexes of `DIRECTIONS`. */
export interface Layout {
  readonly side: number;
  readonly size: number;
  /** All that is not wall. */
  readonly squares: readonly number[];
  /** By square and direction: the square one step away, -1 where the step is blocked. */
  readonly next: Steps;
  /** By square and direction: points the step costs. */
  readonly cost: Uint8Array;
  /** By square and class (0 straight, 1 diagonal): the open directions, at the start of a move as against a wall. */
  readonly open: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];

/** Turns are taken as free (C50-MOVE-13): a billiard (C50-Q-01) is planned with hope, and still played by its rules. */
export function layoutOf(floor: Floor, variants: Variants): Layout {
  const size = floor.cells.length;
  const squares: number[] = [];
  const next = stepsOf(floor, variants.cornerRule);
  const cost = new Uint8Array(size * 8);
  const open = new Array<readonly number[]>(size * 2).fill(NONE);
  for (let cell = 0; cell < size; cell++) {
    if (floor.cells[cell] === SQUARES.wall) continue;
    squares.push(cell);
    const byClass: [number[], number[]] = [[], []];
    for (let d = 0; d < 8; d++) {
      const to = next[cell * 8 + d]!;
      if (to < 0) continue;
      cost[cell * 8 + d] = stepCost(floor, cell, to, variants.webCost);
      byClass[d % 2]!.push(d);
    }
    open[cell * 2] = byClass[0];
    open[cell * 2 + 1] = byClass[1];
  }
  return { side: floor.side, size, squares, next, cost, open };
}

/** What a layout depends on: squares that are neither wall nor web are all alike. */
export const terrainOf = (floor: Floor): string => floor.cells.replace(/[^#~]/g, SQUARES.open);
