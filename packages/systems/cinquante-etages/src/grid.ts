import { type Floor, SQUARES } from './state.ts';
import type { Variants } from './variants.ts';

/** C50-MOVE-06: x grows to the east, y to the south. Odd indexes are diagonals. */
export const DIRECTIONS = ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const STRAIGHT: readonly Direction[] = ['nord', 'est', 'sud', 'ouest'];
export const DIAGONAL: readonly Direction[] = ['nord-est', 'sud-est', 'sud-ouest', 'nord-ouest'];

export interface Vector {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

export const VECTORS: Readonly<Record<Direction, Vector>> = {
  nord: { dx: 0, dy: -1 },
  'nord-est': { dx: 1, dy: -1 },
  est: { dx: 1, dy: 0 },
  'sud-est': { dx: 1, dy: 1 },
  sud: { dx: 0, dy: 1 },
  'sud-ouest': { dx: -1, dy: 1 },
  ouest: { dx: -1, dy: 0 },
  'nord-ouest': { dx: -1, dy: -1 },
};

type Plan = Pick<Floor, 'side' | 'cells'>;

export const cellAt = (side: number, x: number, y: number): number => y * side + x;
export const xOf = (side: number, cell: number): number => cell % side;
export const yOf = (side: number, cell: number): number => (cell - (cell % side)) / side;

/** C50-ACC-01. */
export const colourOf = (side: number, cell: number): number => (xOf(side, cell) + yOf(side, cell)) % 2;

/** C50-MOVE-20: everything outside the grid is wall. */
export function isWall({ side, cells }: Plan, x: number, y: number): boolean {
  return x < 0 || y < 0 || x >= side || y >= side || cells[y * side + x] === SQUARES.wall;
}

/** The square one step away, or -1 where a wall, the border or a closed corner blocks the step. */
export function stepFrom(plan: Plan, cell: number, direction: Direction, corners: Variants['cornerRule']): number {
  const { side } = plan;
  const { dx, dy } = VECTORS[direction];
  const x = xOf(side, cell);
  const y = yOf(side, cell);
  if (isWall(plan, x + dx, y + dy)) return -1;
  if (dx !== 0 && dy !== 0 && corners !== 'free') {
    const beside = isWall(plan, x + dx, y);
    const above = isWall(plan, x, y + dy);
    // C50-MOVE-19: closed only between two walls; C50-Q-02 strict: one is enough.
    if (corners === 'strict' ? beside || above : beside && above) return -1;
  }
  return cell + dy * side + dx;
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

export const opposite = (direction: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 4) % 8]!;

function directionOf(dx: number, dy: number): Direction {
  return DIRECTIONS.find((d) => VECTORS[d].dx === dx && VECTORS[d].dy === dy)!;
}
