import { type C50, type Floor, SQUARES, type Steps } from '../state.ts';
import type { Variants } from '../variants.ts';
import { DIRECTIONS, type Direction, VECTORS } from './directions.ts';

const DX = DIRECTIONS.map((d) => VECTORS[d].dx);
const DY = DIRECTIONS.map((d) => VECTORS[d].dy);

/** Walls and webs: all that movement depends on. */
export type Plan = Pick<Floor, 'side' | 'cells'>;

export const cellAt = (side: number, x: number, y: number): number => y * side + x;
export const xOf = (side: number, cell: number): number => cell % side;
export const yOf = (side: number, cell: number): number => (cell - (cell % side)) / side;

/** C50-ACC-01, C50-ACC-02: a hero ends its turns on squares of one colour, unless a web costs it a step (C50-ACC-03). */
export const colourOf = (side: number, cell: number): number => (xOf(side, cell) + yOf(side, cell)) % 2;

/** C50-MOVE-20: everything outside the grid is wall. */
export function isWall({ side, cells }: Plan, x: number, y: number): boolean {
  return x < 0 || y < 0 || x >= side || y >= side || cells[y * side + x] === SQUARES.wall;
}

/** C50-MOVE-12, C50-MOVE-19, C50-MOVE-20: a wall, the border or a closed corner blocks a step; nothing else does (C50-MOVE-24). */
export function stepsOf({ side, cells }: Plan, corners: Variants['cornerRule']): Steps {
  const wide = side + 2;
  const walls = new Array<number>(wide * wide).fill(1);
  const steps = new Array<number>(cells.length * 8).fill(-1);
  const framed = (cell: number) => (yOf(side, cell) + 1) * wide + xOf(side, cell) + 1;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== SQUARES.wall) walls[framed(cell)] = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const at = framed(cell);
    if (walls[at] === 1) continue;
    for (let d = 0; d < 8; d++) {
      const dx = DX[d]!;
      const dy = DY[d]!;
      if (walls[at + dy * wide + dx] === 1) continue;
      if (d % 2 === 1 && corners !== 'free') {
        const count = walls[at + dx]! + walls[at + dy * wide]!;
        // C50-MOVE-19: closed only between two walls; C50-Q-02 strict: one is enough.
        if (count === 2 || (corners === 'strict' && count === 1)) continue;
      }
      steps[cell * 8 + d] = cell + dy * side + dx;
    }
  }
  return steps;
}

/** The steps of a floor in play. */
export function stepsOn({ state, steps: known }: C50, floor: Floor): Steps {
  let steps = known.get(floor.number);
  if (!steps) {
    steps = stepsOf(floor, state.variants.cornerRule);
    known.set(floor.number, steps);
  }
  return steps;
}

/** Where a mover reflected like a billiard ball goes on (C50-Q-01). */
export function reflected(plan: Plan, cell: number, direction: Direction): Direction {
  const { dx, dy } = VECTORS[direction];
  const x = xOf(plan.side, cell);
  const y = yOf(plan.side, cell);
  if (dx === 0 || dy === 0) return directionOf(-dx, -dy);
  const beside = isWall(plan, x + dx, y);
  const above = isWall(plan, x, y + dy);
  if (beside === above) return directionOf(-dx, -dy);
  return beside ? directionOf(-dx, dy) : directionOf(dx, -dy);
}

function directionOf(dx: number, dy: number): Direction {
  return DIRECTIONS.find((d) => VECTORS[d].dx === dx && VECTORS[d].dy === dy)!;
}
