import type { Loop, Point } from './ground.ts';
import { pen } from './pen.ts';

const STEP = 13;
const NUDGE = 0.9;

interface Dot {
  readonly at: Point;
  readonly corner: boolean;
}

/** A wall drawn by hand: two passes of the pen along an outline give the line its uneven weight. */
export const wall = (loops: readonly Loop[], seed: number): string =>
  loops.map((loop, i) => pass(loop, seed + i) + pass(loop, seed + i + 5077)).join('');

function pass(loop: Loop, seed: number): string {
  const dots = wobble(loop, pen(seed));
  const dot = (i: number) => dots[i % dots.length]!;
  let path = `M${place(dot(0).at)}`;
  for (let i = 1; i <= dots.length; i++) {
    const { at, corner } = dot(i);
    const after = dot(i + 1).at;
    path += corner ? `L${place(at)}` : `Q${place(at)} ${place([(at[0] + after[0]) / 2, (at[1] + after[1]) / 2])}`;
  }
  return path;
}

/** The outline with a dot every dozen units, each but the corners pushed a little off the line. */
function wobble(loop: Loop, draw: () => number): Dot[] {
  return loop.flatMap(([ax, ay], i) => {
    const [bx, by] = loop[(i + 1) % loop.length]!;
    const length = Math.hypot(bx - ax, by - ay);
    const count = Math.max(2, Math.round(length / STEP));
    return Array.from({ length: count }, (_, k): Dot => {
      const t = k / count;
      const off = k === 0 ? 0 : (draw() * 2 - 1) * NUDGE;
      const at: Point = [
        ax + (bx - ax) * t - ((by - ay) / length) * off,
        ay + (by - ay) * t + ((bx - ax) / length) * off,
      ];
      return { at, corner: k === 0 };
    });
  });
}

const place = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
