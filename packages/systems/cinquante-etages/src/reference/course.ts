import type { Layout } from './layout.ts';
import { endCode, HIT, ROLLS, type Runs, runOf } from './runs.ts';
import type { Course } from './turns.ts';

interface Tolled extends Omit<Course, 'target'> {
  readonly layout: Layout;
  readonly bySquare: Float64Array;
}

/** A target that is reached by entering it. */
export function crossing(target: number, { layout, runs, tolls, bySquare }: Tolled): Course {
  const { next, cost } = layout;
  const course = { target, runs: runs.slice(), tolls: tolls.slice() };
  for (let d = 0; d < 8; d++) {
    const back = (d + 4) % 8;
    let points = 0;
    let paid = 0;
    // Steps are symmetric (C50-MOVE-18): whatever enters a square in a direction lies behind it.
    for (let cell = next[target * 8 + back]!; cell >= 0; cell = next[cell * 8 + back]!) {
      points += cost[cell * 8 + d]!;
      for (let left = points; left <= ROLLS; left++) {
        const run = runOf(layout, left, cell * 8 + d);
        course.runs[run] = HIT;
        course.tolls[run] = paid;
      }
      paid += bySquare[cell]!;
    }
  }
  return course;
}

/** A target that a move must end on (C50-Q-06). */
export function stopping(target: number, { runs, tolls }: { runs: Runs; tolls: Float32Array }): Course {
  const code = endCode(target);
  return { target, runs: runs.map((c) => (c === code ? HIT : c)), tolls };
}
