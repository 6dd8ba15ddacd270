import { stepCost } from '../src/floors/closure.ts';
import { stepsOf } from '../src/floors/grid.ts';
import { openSquares, type Plan } from './layouts.ts';

const MOST = 10;
const CLOSE = 1e-3;
const SWEEPS = 2000;

/** Turns of optimal play before a target is entered, by square: value iteration over rolls and best choices. */
export function expectedTurns(plan: Plan, target: number): Float64Array {
  const size = plan.cells.length;
  const steps = Int16Array.from(stepsOf(plan, 'closed'));
  const costs = Int8Array.from(steps, (to, at) => (to < 0 ? 0 : stepCost(plan, at >> 3, to, 'entry')));
  const legal = Array.from(steps.keys()).filter((at) => steps[at]! >= 0);
  const turns = new Float64Array(size).fill(1);
  const best = new Float64Array(size * 8 * (MOST + 1));
  /** The best that can follow a square entered with points left: straight on, or any turn on a wall. */
  const goOn = (cell: number, direction: number, left: number): number => {
    const ahead = cell * 8 + direction;
    if (steps[ahead]! >= 0) return best[ahead * (MOST + 1) + left]!;
    return bestOf(cell, direction, left);
  };
  const bestOf = (cell: number, like: number, left: number): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let d = like & 1; d < 8; d += 2)
      if (steps[cell * 8 + d]! >= 0) least = Math.min(least, best[(cell * 8 + d) * (MOST + 1) + left]!);
    return least;
  };
  const after = (at: number, left: number): number => {
    const to = steps[at]!;
    const rest = left - costs[at]!;
    if (rest < 0) return turns[at >> 3]!;
    if (to === target) return 0;
    return rest === 0 ? turns[to]! : goOn(to, at & 7, rest);
  };
  const open = openSquares(plan);
  for (let sweep = 0, change = 1; change > CLOSE; sweep++) {
    if (sweep === SWEEPS) throw new Error('no expected number of turns: the target cannot be entered from somewhere');
    for (let left = 1; left <= MOST; left++) for (const at of legal) best[at * (MOST + 1) + left] = after(at, left);
    change = 0;
    for (const cell of open) {
      let sum = 0;
      for (let roll = 1; roll <= MOST; roll++) {
        const value = bestOf(cell, roll & 1, roll);
        sum += value === Number.POSITIVE_INFINITY ? turns[cell]! : value;
      }
      const now = 1 + sum / MOST;
      change = Math.max(change, now - turns[cell]!);
      turns[cell] = now;
    }
  }
  return turns;
}
