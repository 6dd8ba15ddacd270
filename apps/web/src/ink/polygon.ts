import type { Ground, Loop, Point } from './ground.ts';

/** A floor given by one outline of straight edges. */
export function polygonGround(outline: Loop): Ground {
  const edges = outline.map((from, i) => [from, outline[(i + 1) % outline.length]!] as const);
  const ground: Ground = {
    loops: [outline],
    contains: (x, y) => {
      let inside = false;
      for (const [[ax, ay], [bx, by]] of edges)
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      return inside;
    },
    distance: (x, y) => {
      let best = Number.POSITIVE_INFINITY;
      for (const [from, to] of edges) best = Math.min(best, squaredDistance([x, y], from, to));
      return Math.sqrt(best);
    },
    near: () => ground,
  };
  return ground;
}

function squaredDistance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
}
