import { endCode, HIT, ROLLS } from './runs.ts';
import type { Course } from './turns.ts';

/** What every search of a floor shares. */
export interface Ground extends Omit<Course, 'target'> {
  /** Tolls by square. */
  readonly bySquare: Float64Array;
}

/** A target that is reached by entering it. */
export function crossing(target: number, ground: Ground): Course {
  const { layout, movers, bySquare } = ground;
  const { next, cost } = layout;
  const runs = ground.runs.slice();
  const tolls = ground.tolls.slice();
  for (let d = 0; d < 8; d++) {
    const back = (d + 4) % 8;
    let points = 0;
    let paid = 0;
    // Steps are symmetric (C50-MOVE-18): whatever enters a square in a direction lies behind it.
    for (let cell = next[target * 8 + back]!; cell >= 0; cell = next[cell * 8 + back]!) {
      points += cost[cell * 8 + d]!;
      for (let left = points; left <= ROLLS; left++) {
        const run = (left - 1) * movers.runs + movers.slot[cell * 8 + d]!;
        runs[run] = HIT;
        tolls[run] = paid;
      }
      paid += bySquare[cell]!;
    }
  }
  return { target, layout, movers, runs, tolls };
}

/** A target that a move must end on (C50-Q-06). */
export function stopping(target: number, ground: Ground): Course {
  const code = endCode(target);
  return { ...ground, target, runs: ground.runs.map((c) => (c === code ? HIT : c)) };
}
