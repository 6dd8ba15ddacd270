import { type Box, boxOf, type Ground, type Loop } from './ground.ts';
import { polygonGround } from './polygon.ts';

/** Farther than any pen hatches. */
const FAR = 80;

interface Part extends Ground {
  readonly box: Box;
}

/** A floor made of several outlines laid over each other, as rooms and the passages between them. */
export const unionGround = (loops: readonly Loop[]): Ground =>
  joined(loops.map((loop) => ({ box: boxOf([loop]), ...polygonGround(loop) })));

const joined = (parts: readonly Part[]): Ground => ({
  loops: parts.flatMap(({ loops }) => loops),
  contains: (x, y) => parts.some((part) => away(part, x, y) <= 0 && part.contains(x, y)),
  distance: (x, y) => {
    let best = FAR;
    for (const part of parts) if (away(part, x, y) < best) best = Math.min(best, part.distance(x, y));
    return best;
  },
  near: (x, y, within) => joined(parts.filter((part) => away(part, x, y) < within + FAR)),
});

const away = ({ box }: Part, x: number, y: number): number =>
  Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height);
