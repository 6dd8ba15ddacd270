import type { Box, Loop, Point } from '../../ink/ground.ts';

/** Half as wide as a passage is. */
const HALF = 15;

export interface Route {
  readonly loops: readonly Loop[];
  /** Where a door stands, and the way it faces in degrees. */
  readonly door: { readonly at: Point; readonly angle: number };
  /** From the middle of one zone to that of the other. */
  readonly points: readonly Point[];
}

const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** The passage between two zones: straight, or around those that stand in between. */
export function routeOf(boxes: ReadonlyMap<string, Box>, link: { readonly from: string; readonly to: string }): Route {
  const [first, last] = [boxes.get(link.from)!, boxes.get(link.to)!];
  const [from, to] = [middle(first), middle(last)];
  const others = [...boxes].filter(([id]) => id !== link.from && id !== link.to).map(([, box]) => box);
  const isFree = (points: readonly Point[]): boolean =>
    legs(points).every(([a, b]) => others.every((box) => !crosses(box, a, b)));
  const points = [[from, to], ...detours(from, to, first)].find(isFree) ?? [from, to];
  const bends = points.slice(1, -1).map(([x, y]): Loop => square(x, y));
  const [a, b] = points.length === 2 ? [edge(first, from, to), edge(last, to, from)] : [points[0]!, points[1]!];
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const at: Point = points.length === 2 ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : points[1]!;
  return { loops: [...legs(points).map(([c, d]) => strip(c, d)), ...bends], door: { at, angle }, points };
}

/** From the edge of one zone to that of another, straight. */
export const betweenBoxes = (a: Box, b: Box): readonly [Point, Point] => [
  edge(a, middle(a), middle(b)),
  edge(b, middle(b), middle(a)),
];

const legs = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.slice(1).map((to, i) => [points[i]!, to]);

/** Ways with one bend, nearer ones first, on either side. */
function detours([ax, ay]: Point, [bx, by]: Point, { width, height }: Box): readonly (readonly Point[])[] {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
  const reach = Math.abs(nx) * width + Math.abs(ny) * height;
  return [0.7, -0.7, 1, -1, 1.5, -1.5, 2, -2].map((far) => [
    [ax, ay],
    [(ax + bx) / 2 + nx * reach * far, (ay + by) / 2 + ny * reach * far],
    [bx, by],
  ]);
}

/** Sampled: a passage is long and zones are large. */
function crosses({ x, y, width, height }: Box, [ax, ay]: Point, [bx, by]: Point): boolean {
  for (let k = 0; k <= 40; k++) {
    const [px, py] = [ax + ((bx - ax) * k) / 40, ay + ((by - ay) * k) / 40];
    if (px > x - HALF && px < x + width + HALF && py > y - HALF && py < y + height + HALF) return true;
  }
  return false;
}

/** Where the line from the middle of a box leaves it. */
function edge({ width, height }: Box, [ax, ay]: Point, [bx, by]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(width / 2 / Math.abs(dx || 1e-9), height / 2 / Math.abs(dy || 1e-9));
  return [ax + dx * share, ay + dy * share];
}

function strip([ax, ay]: Point, [bx, by]: Point): Loop {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(-(by - ay) / length) * HALF, ((bx - ax) / length) * HALF];
  // Turning the way zones do: outlines that turn against each other would rub out where they meet.
  return [
    [ax - nx, ay - ny],
    [bx - nx, by - ny],
    [bx + nx, by + ny],
    [ax + nx, ay + ny],
  ];
}

const square = (x: number, y: number): Loop => [
  [x - HALF, y - HALF],
  [x + HALF, y - HALF],
  [x + HALF, y + HALF],
  [x - HALF, y + HALF],
];
