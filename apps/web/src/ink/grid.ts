import type { Ground, Loop, Point } from './ground.ts';

/** Side of a square on every map; figures, walls and hatching keep their ratio to it. */
export const SQUARE = 40;

export interface Squares {
  readonly width: number;
  readonly height: number;
  open(x: number, y: number): boolean;
}

/** A floor made of squares: rock squares inside it become blocks, those on its edge join the rock around. */
export function gridGround(squares: Squares): Ground {
  const open = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < squares.width && y < squares.height && squares.open(x, y);
  const ground: Ground = {
    loops: outlines(squares.width, squares.height, open),
    contains: (x, y) => open(Math.floor(x / SQUARE), Math.floor(y / SQUARE)),
    distance: (x, y) => {
      const column = Math.floor(x / SQUARE);
      const row = Math.floor(y / SQUARE);
      let best = Number.POSITIVE_INFINITY;
      for (let r = row - 1; r <= row + 1; r++)
        for (let c = column - 1; c <= column + 1; c++) {
          if (!open(c, r)) continue;
          const dx = x - Math.max(c * SQUARE, Math.min(x, (c + 1) * SQUARE));
          const dy = y - Math.max(r * SQUARE, Math.min(y, (r + 1) * SQUARE));
          best = Math.min(best, dx * dx + dy * dy);
        }
      return Math.sqrt(best);
    },
    near: () => ground,
  };
  return ground;
}

type Open = (x: number, y: number) => boolean;

/** Walks the edges between floor and rock, floor on the right hand, and keeps the corners only. */
function outlines(width: number, height: number, open: Open): Loop[] {
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point) => {
    const key = from.join();
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!open(x, y)) continue;
      if (!open(x, y - 1)) edge([x, y], [x + 1, y]);
      if (!open(x + 1, y)) edge([x + 1, y], [x + 1, y + 1]);
      if (!open(x, y + 1)) edge([x + 1, y + 1], [x, y + 1]);
      if (!open(x - 1, y)) edge([x, y + 1], [x, y]);
    }
  const loops: Loop[] = [];
  for (const key of next.keys())
    while (next.get(key)!.length > 0) loops.push(walk(key.split(',').map(Number) as unknown as Point, next));
  return loops;
}

function walk(start: Point, next: Map<string, Point[]>): Loop {
  const corners: Point[] = [];
  let at = start;
  let heading: Point = [0, 0];
  do {
    const ways = next.get(at.join())!;
    // Two edges leave a corner by which two open squares touch: turning right keeps that corner closed.
    const right = ways.findIndex((to) => turnsRight(heading, at, to));
    const [to] = ways.splice(Math.max(0, right), 1) as [Point];
    const step: Point = [to[0] - at[0], to[1] - at[1]];
    if (step[0] !== heading[0] || step[1] !== heading[1]) corners.push(at);
    heading = step;
    at = to;
  } while (at[0] !== start[0] || at[1] !== start[1]);
  return (isCorner(corners) ? corners : corners.slice(1)).map(([x, y]) => [x * SQUARE, y * SQUARE]);
}

const turnsRight = (heading: Point, at: Point, to: Point): boolean =>
  heading[0] * (to[1] - at[1]) - heading[1] * (to[0] - at[0]) > 0;

/** False when the walk happened to start in the middle of a straight edge. */
function isCorner(corners: readonly Point[]): boolean {
  const [[ax, ay], [bx, by], [cx, cy]] = [corners.at(-1)!, corners[0]!, corners[1]!];
  return (bx - ax) * (cy - by) !== (by - ay) * (cx - bx);
}
