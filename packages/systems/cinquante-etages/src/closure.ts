import { DIRECTIONS, reflected, type Steps, stepsOf } from './grid.ts';
import { type Floor, SQUARES } from './state.ts';
import type { Variants } from './variants.ts';

type Plan = Pick<Floor, 'side' | 'cells'>;

export interface Closure {
  /** Squares that some sequence of rolls enters, by square. */
  readonly entered: readonly number[];
  /** Squares where some sequence of rolls ends a move. */
  readonly stops: readonly number[];
}

/** The greatest roll. */
const MOST = 10;

/** Reused from one closure to the next: allocating it anew was most of their cost. */
const VISITED = new Uint8Array(12 * 12 * 8 * (MOST + 1));

type Rules = Pick<Variants, 'cornerRule' | 'webCost' | 'turnChoice'>;

/**
 * C50-ACC-08: everything that rolls of 1 to 10 can reach from a square, by closure over (square, direction, points left).
 * Stops early once every wanted square is entered (or, with `exact`, stopped on).
 */
export function closureFrom(
  plan: Plan,
  from: number,
  rules: Rules,
  wanted: { readonly cells: readonly number[]; readonly exact: boolean } = { cells: [], exact: false },
): Closure {
  const size = plan.cells.length;
  const steps = stepsOf(plan, rules.cornerRule);
  const costs = webCosts(plan);
  const entered = new Array<number>(size).fill(0);
  const stops = new Array<number>(size).fill(0);
  const states = size * 8 * (MOST + 1);
  const visited = states <= VISITED.length ? VISITED.fill(0) : new Uint8Array(states);
  const queue = [from];
  const pending: number[] = [];
  const reached = wanted.exact ? stops : entered;
  stops[from] = 1;
  const push = (at: number, left: number) => {
    const key = at * (MOST + 1) + left;
    if (visited[key] === 1) return;
    visited[key] = 1;
    pending.push(key);
  };
  const stop = (cell: number) => {
    if (stops[cell] === 1) return;
    stops[cell] = 1;
    queue.push(cell);
  };
  const advance = (key: number) => {
    const left = key % (MOST + 1);
    const at = (key - left) / (MOST + 1);
    const direction = at & 7;
    const cell = at >> 3;
    const to = steps[at]!;
    if (to < 0) {
      for (const turn of turnsAt(plan, steps, at, rules)) if (steps[cell * 8 + turn]! >= 0) push(cell * 8 + turn, left);
      return;
    }
    const cost = rules.webCost === 'entry' ? costs[to]! : costs[cell]!;
    if (cost > left) return stop(cell);
    entered[to] = 1;
    if (cost === left) stop(to);
    else push(to * 8 + direction, left - cost);
  };
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i]!;
    for (let direction = 0; direction < 8; direction++) {
      if (steps[cell * 8 + direction]! < 0) continue;
      for (let roll = direction % 2 === 0 ? 2 : 1; roll <= MOST; roll += 2) push(cell * 8 + direction, roll);
    }
    while (pending.length > 0) advance(pending.pop()!);
    if (wanted.cells.length > 0 && wanted.cells.every((c) => reached[c] === 1)) break;
  }
  return { entered, stops };
}

/** By square: what entering it costs, or leaving it where the web is paid on the way out (C50-Q-03). */
function webCosts({ cells }: Plan): readonly number[] {
  const costs = new Array<number>(cells.length);
  for (let cell = 0; cell < cells.length; cell++) costs[cell] = cells[cell] === SQUARES.web ? 2 : 1;
  return costs;
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
function turnsAt(plan: Plan, steps: Steps, at: number, { turnChoice }: Rules): readonly number[] {
  const direction = at & 7;
  if (turnChoice === 'free') return FREE_TURNS[direction]!;
  const cell = at >> 3;
  const mirrored = DIRECTIONS.indexOf(reflected(plan, cell, DIRECTIONS[direction]!));
  // As in movement: the U-turn is only for a reflection that is blocked too.
  return [steps[cell * 8 + mirrored]! >= 0 ? mirrored : (direction + 4) % 8];
}

/** C50-MOVE-13: the three other directions of the class. */
const FREE_TURNS: readonly (readonly number[])[] = DIRECTIONS.map((_, d) => [(d + 2) % 8, (d + 4) % 8, (d + 6) % 8]);
