import type { Layout } from './layout.ts';
import { HIT, ROLLS, type Runs } from './runs.ts';
import type { Course } from './turns.ts';

interface Tolled {
  readonly layout: Layout;
  readonly runs: Runs;
  /** By square, and added up by run. */
  readonly tolls: Float64Array;
  readonly sums: Float64Array;
}

/** A target that is reached by entering it. */
export function crossing(target: number, { layout, runs, tolls, sums }: Tolled): Course {
  const { next, cost } = layout;
  const course = { runs, codes: runs.codes.slice(), tolls: sums.slice() };
  for (let d = 0; d < 8; d++) {
    const back = (d + 4) % 8;
    let points = 0;
    let paid = 0;
    // Steps are symmetric (C50-MOVE-18): whatever enters a square in a direction lies behind it.
    for (let cell = next[target * 8 + back]!; cell >= 0; cell = next[cell * 8 + back]!) {
      points += cost[cell * 8 + d]!;
      for (let left = points; left <= ROLLS; left++) {
        const run = (left - 1) * runs.width + runs.place[cell * 8 + d]!;
        course.codes[run] = HIT;
        course.tolls[run] = paid;
      }
      paid += tolls[cell]!;
    }
  }
  return course;
}

/** A target that a move must end on (C50-Q-06). */
export function stopping(target: number, { runs, sums }: Tolled): Course {
  return { runs, codes: runs.codes.map((code) => (code === target ? HIT : code)), tolls: sums };
}
