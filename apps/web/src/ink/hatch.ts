import { boxOf, type Ground, type Point } from './ground.ts';
import { pen } from './pen.ts';

export interface HatchOptions {
  readonly seed: number;
  /** How far from the floor the rock is hatched. */
  readonly reach?: number;
}

interface Patch {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly reach: number;
}

const SIZE = 19;
const GAP = 4.6;
const STEP = 1.6;
const SHORTEST = 3;
/** No stroke of a patch goes farther from its middle. */
const FARTHEST = 2 * SIZE + 4 * GAP;

/**
 * Rock around a floor, as a pen would hatch it: the plane is cut in patches with an angle each, and a stroke never
 * leaves its patch, so strokes meet and do not cross.
 */
export function hatch(ground: Ground, { seed, reach = 32 }: HatchOptions): string {
  const draw = pen(seed);
  const box = boxOf(ground.loops, reach + SIZE);
  const columns = Math.ceil(box.width / SIZE);
  const rows = Math.ceil(box.height / SIZE);
  const jitter = () => 0.15 + 0.7 * draw();
  const patches = Array.from(
    { length: columns * rows },
    (_, i): Patch => ({
      x: box.x + ((i % columns) + jitter()) * SIZE,
      y: box.y + (Math.floor(i / columns) + jitter()) * SIZE,
      angle: draw() * Math.PI,
      reach: reach * (0.72 + 0.36 * draw()),
    }),
  );
  const neighbours = (index: number): Patch[] => {
    const near: Patch[] = [];
    for (let dr = -2; dr <= 2; dr++)
      for (let dc = -2; dc <= 2; dc++) {
        const column = (index % columns) + dc;
        const patch = column >= 0 && column < columns ? patches[index + dr * columns + dc] : undefined;
        if (patch && (dr !== 0 || dc !== 0)) near.push(patch);
      }
    return near;
  };
  let path = '';
  for (const [index, patch] of patches.entries()) {
    const here = ground.near(patch.x, patch.y, FARTHEST);
    const isFloor = here.contains(patch.x, patch.y);
    const isHatched = isFloor ? nearRock(here, patch) : here.distance(patch.x, patch.y) < reach + SIZE;
    if (isHatched) path += strokes(here, patch, neighbours(index));
  }
  return path;
}

const nearRock = (ground: Ground, { x, y }: Patch): boolean =>
  [0, 1, 2, 3, 4, 5, 6, 7].some(
    (k) => !ground.contains(x + SIZE * Math.cos((k * Math.PI) / 4), y + SIZE * Math.sin((k * Math.PI) / 4)),
  );

function strokes(ground: Ground, patch: Patch, near: readonly Patch[]): string {
  const [ux, uy] = [Math.cos(patch.angle), Math.sin(patch.angle)];
  let path = '';
  for (let k = -4; k <= 4; k++) {
    const from: Point = [patch.x - uy * GAP * k, patch.y + ux * GAP * k];
    const [low, high] = clip(from, [ux, uy], { patch, near });
    let start: number | undefined;
    for (let t = low; ; t += STEP) {
      const x = from[0] + ux * t;
      const y = from[1] + uy * t;
      const drawn = t <= high && !ground.contains(x, y) && ground.distance(x, y) < patch.reach;
      if (drawn) start ??= t;
      else if (start !== undefined) {
        const end = t - STEP;
        if (end - start > SHORTEST) path += line(from, [ux, uy], [start, end]);
        start = undefined;
      }
      if (t > high) break;
    }
  }
  return path;
}

/** The part of a line that is nearer to its own patch than to any neighbour. */
function clip(
  [x, y]: Point,
  [ux, uy]: Point,
  { patch, near }: { patch: Patch; near: readonly Patch[] },
): [low: number, high: number] {
  let low = -SIZE * 1.1;
  let high = SIZE * 1.1;
  for (const other of near) {
    const nx = other.x - patch.x;
    const ny = other.y - patch.y;
    const slope = ux * nx + uy * ny;
    const room = ((other.x + patch.x) / 2 - x) * nx + ((other.y + patch.y) / 2 - y) * ny;
    if (slope > 0) high = Math.min(high, room / slope);
    else if (slope < 0) low = Math.max(low, room / slope);
    else if (room < 0) return [0, -1];
  }
  return [low, high];
}

function line([x, y]: Point, [ux, uy]: Point, [from, to]: readonly [number, number]): string {
  const dx = ux * (to - from);
  const dy = uy * (to - from);
  return `M${(x + ux * from).toFixed(1)} ${(y + uy * from).toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`;
}
