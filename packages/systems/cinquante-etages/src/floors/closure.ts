import { SQUARES, type Steps } from '../state.ts';
import type { Variants } from '../variants.ts';
import { DIRECTIONS } from './directions.ts';
import { type Plan, reflected, stepsOf } from './grid.ts';

export interface Closure {
  /** Squares that some sequence of rolls enters, by square. */
  readonly entered: readonly number[];
  /** Squares where some sequence of rolls ends a move. */
  readonly stops: readonly number[];
}

/** The greatest roll, and the bits that hold what is left of it. */
const MOST = 10;
const LEFT_BITS = 4;

type Rules = Pick<Variants, 'cornerRule' | 'webCost' | 'turnChoice'>;

/** A layout as closures walk it, whatever the square they start from. */
export interface Ground {
  readonly plan: Plan;
  readonly rules: Rules;
  readonly steps: Steps;
  readonly costs: readonly number[];
  /** Filled anew by each closure: allocating it every time was most of their cost. */
  readonly farthest: number[];
}

export const groundOf = (plan: Plan, rules: Rules): Ground => ({
  plan,
  rules,
  steps: stepsOf(plan, rules.cornerRule),
  costs: webCosts(plan),
  farthest: new Array<number>(plan.cells.length * 8 * 2),
});

interface Wanted {
  readonly cells: readonly number[];
  readonly exact: boolean;
}

const NOTHING: Wanted = { cells: [], exact: false };

/**
 * C50-ACC-08: everything that rolls of 1 to 10 can reach from a square, by closure over (square, direction, points left).
 * A smaller roll of the same parity goes the first part of the same way, so only 9 and 10 are followed, and a move may end
 * wherever an even number of their points is left. Stops early once every wanted square is entered (or, with `exact`,
 * stopped on).
 */
export function closureFrom(ground: Ground, from: number, wanted: Wanted = NOTHING): Closure {
  const { plan, rules, steps, costs } = ground;
  const size = plan.cells.length;
  const entered = new Array<number>(size).fill(0);
  const stops = new Array<number>(size).fill(0);
  const farthest = ground.farthest.fill(0);
  const queue = [from];
  const pending: number[] = [];
  const reached = wanted.exact ? stops : entered;
  let missing = wanted.cells.length === 0 ? Number.POSITIVE_INFINITY : wanted.cells.length;
  const mark = (marks: number[], cell: number) => {
    marks[cell] = 1;
    if (marks === reached && wanted.cells.includes(cell)) missing--;
  };
  mark(stops, from);
  // More points of the same parity go at least as far along the same way, and stop on the same squares.
  const push = (at: number, left: number) => {
    const key = at * 2 + (left & 1);
    if (farthest[key]! >= left) return;
    farthest[key] = left;
    pending.push((at << LEFT_BITS) | left);
  };
  const stop = (cell: number) => {
    if (stops[cell] === 1) return;
    mark(stops, cell);
    queue.push(cell);
  };
  const advance = (key: number) => {
    const left = key & ((1 << LEFT_BITS) - 1);
    const at = key >> LEFT_BITS;
    const direction = at & 7;
    const cell = at >> 3;
    const to = steps[at]!;
    if (to < 0) {
      for (const turn of turnsAt(plan, steps, at, rules)) if (steps[cell * 8 + turn]! >= 0) push(cell * 8 + turn, left);
      return;
    }
    const cost = rules.webCost === 'entry' ? costs[to]! : costs[cell]!;
    // C50-MOVE-22: the roll that has one point left here is held in front of the web.
    if (cost === 2 && left % 2 === 1) stop(cell);
    if (cost > left) return;
    if (entered[to] === 0) mark(entered, to);
    if ((left - cost) % 2 === 0) stop(to);
    if (left > cost) push(to * 8 + direction, left - cost);
  };
  for (let i = 0; i < queue.length && missing > 0; i++) {
    const cell = queue[i]!;
    for (let direction = 0; direction < 8; direction++)
      if (steps[cell * 8 + direction]! >= 0) push(cell * 8 + direction, direction % 2 === 0 ? MOST : MOST - 1);
    while (pending.length > 0 && missing > 0) advance(pending.pop()!);
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
  { cells }: Pick<Plan, 'cells'>,
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
