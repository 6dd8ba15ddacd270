import { stepCost } from '../closure.ts';
import { DIRECTIONS, opposite, reflected, stepFrom } from '../grid.ts';
import { type Floor, SQUARES } from '../state.ts';
import type { Variants } from '../variants.ts';

/** Walls and webs of a floor as tables: all that movement depends on. Directions are indexes of `DIRECTIONS`. */
export interface Layout {
  readonly size: number;
  /** All that is not wall. */
  readonly squares: readonly number[];
  /** By square and direction: the square one step away, -1 where the step is blocked. */
  readonly next: Int16Array;
  /** By square and direction: points the step costs. */
  readonly cost: Uint8Array;
  /** By square and direction, where the step is blocked: the open directions a mover may turn to. */
  readonly turns: readonly (readonly number[])[];
  /** By square and parity of the roll: the open directions of the class. */
  readonly open: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];

export function layoutOf(floor: Floor, variants: Variants): Layout {
  const size = floor.cells.length;
  const squares: number[] = [];
  const next = new Int16Array(size * 8).fill(-1);
  const cost = new Uint8Array(size * 8);
  const turns = new Array<readonly number[]>(size * 8).fill(NONE);
  const open = new Array<readonly number[]>(size * 2).fill(NONE);
  for (let cell = 0; cell < size; cell++) {
    if (floor.cells[cell] === SQUARES.wall) continue;
    squares.push(cell);
    const byClass: [number[], number[]] = [[], []];
    for (let d = 0; d < 8; d++) {
      const to = stepFrom(floor, cell, DIRECTIONS[d]!, variants.cornerRule);
      next[cell * 8 + d] = to;
      if (to < 0) continue;
      cost[cell * 8 + d] = stepCost(floor, cell, to, variants.webCost);
      byClass[d % 2]!.push(d);
    }
    for (let d = 0; d < 8; d++)
      if (next[cell * 8 + d]! < 0)
        turns[cell * 8 + d] = variants.turnChoice === 'free' ? byClass[d % 2]! : [billiard(floor, next, cell, d)];
    open[cell * 2] = byClass[0];
    open[cell * 2 + 1] = byClass[1];
  }
  return { size, squares, next, cost, turns, open };
}

/** C50-Q-01: the mirrored direction, or straight back where that one is blocked too. */
function billiard(floor: Floor, next: Int16Array, cell: number, direction: number): number {
  const from = DIRECTIONS[direction]!;
  const mirrored = DIRECTIONS.indexOf(reflected(floor, cell, from));
  return next[cell * 8 + mirrored]! >= 0 ? mirrored : DIRECTIONS.indexOf(opposite(from));
}

/** What the layout depends on: squares that are neither wall nor web are all alike. */
export const terrainOf = (floor: Floor): string => floor.cells.replace(/[^#~]/g, SQUARES.open);
