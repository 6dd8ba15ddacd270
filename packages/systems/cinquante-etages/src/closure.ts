import { DIRECTIONS, type Direction, reflected, stepFrom } from './grid.ts';
import { type Floor, SQUARES } from './state.ts';
import type { Variants } from './variants.ts';

type Plan = Pick<Floor, 'side' | 'cells'>;

export interface Closure {
  /** Squares that some sequence of rolls enters, by square. */
  readonly entered: Uint8Array;
  /** Squares where some sequence of rolls ends a move. */
  readonly stops: Uint8Array;
}

const MOST = 10;

/**
 * C50-ACC-08: everything that rolls of 1 to 10 can reach from a square, by closure over (square, direction, points left).
 * Stops early once every wanted square is entered (or, with `exact`, stopped on).
 */
export function closureFrom(
  plan: Plan,
  from: number,
  variants: Pick<Variants, 'cornerRule' | 'webCost' | 'turnChoice'>,
  wanted: { readonly cells: readonly number[]; readonly exact: boolean } = { cells: [], exact: false },
): Closure {
  const size = plan.cells.length;
  const entered = new Uint8Array(size);
  const stops = new Uint8Array(size);
  const visited = new Uint8Array(size * 8 * (MOST + 1));
  const queue = [from];
  const pending: number[] = [];
  const reached = wanted.exact ? stops : entered;
  stops[from] = 1;
  const push = (cell: number, direction: number, left: number) => {
    const key = (cell * 8 + direction) * (MOST + 1) + left;
    if (visited[key]) return;
    visited[key] = 1;
    pending.push(key);
  };
  const stop = (cell: number) => {
    if (stops[cell]) return;
    stops[cell] = 1;
    queue.push(cell);
  };
  const open = (cell: number, direction: number) =>
    stepFrom(plan, cell, DIRECTIONS[direction]!, variants.cornerRule) >= 0;
  const advance = (key: number) => {
    const left = key % (MOST + 1);
    const direction = ((key - left) / (MOST + 1)) % 8;
    const cell = (key - left - direction * (MOST + 1)) / (8 * (MOST + 1));
    const to = stepFrom(plan, cell, DIRECTIONS[direction]!, variants.cornerRule);
    if (to < 0) {
      for (const turn of turnsAt(plan, cell, direction, variants)) if (open(cell, turn)) push(cell, turn, left);
      return;
    }
    const cost = stepCost(plan, cell, to, variants.webCost);
    if (cost > left) return stop(cell);
    entered[to] = 1;
    if (cost === left) stop(to);
    else push(to, direction, left - cost);
  };
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i]!;
    for (let direction = 0; direction < 8; direction++) {
      if (!open(cell, direction)) continue;
      for (let roll = direction % 2 === 0 ? 2 : 1; roll <= MOST; roll += 2) push(cell, direction, roll);
    }
    while (pending.length > 0) advance(pending.pop()!);
    if (wanted.cells.length > 0 && wanted.cells.every((c) => reached[c])) break;
  }
  return { entered, stops };
}

/** C50-MOVE-21; C50-Q-03 asks for the extra point on leaving. */
export function stepCost(
  { cells }: Pick<Floor, 'cells'>,
  from: number,
  to: number,
  webCost: Variants['webCost'],
): number {
  return cells[webCost === 'entry' ? to : from] === SQUARES.web ? 2 : 1;
}

/** The directions a mover that hits a wall may try, open or not (C50-MOVE-13, C50-MOVE-15, C50-Q-01). */
function turnsAt(
  plan: Plan,
  cell: number,
  direction: number,
  { turnChoice }: Pick<Variants, 'turnChoice'>,
): readonly number[] {
  if (turnChoice === 'free') return [(direction + 2) % 8, (direction + 4) % 8, (direction + 6) % 8];
  const mirrored = DIRECTIONS.indexOf(reflected(plan, cell, DIRECTIONS[direction] as Direction));
  return [mirrored, (direction + 4) % 8];
}
