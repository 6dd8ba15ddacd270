export type Point = readonly [x: number, y: number];
export type Loop = readonly Point[];

/** What is floor and how far the rock is from it: all the pen needs to know. */
export interface Ground {
  readonly loops: readonly Loop[];
  contains(x: number, y: number): boolean;
  /** Distance from a point of the rock to the floor; exact up to `reach`, any greater number beyond. */
  distance(x: number, y: number): number;
  /** The same floor, for somebody who asks about points this near only. */
  near(x: number, y: number, within: number): Ground;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf(loops: readonly Loop[], margin = 0): Box {
  const xs = loops.flatMap((loop) => loop.map(([x]) => x));
  const ys = loops.flatMap((loop) => loop.map(([, y]) => y));
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The loops as one SVG path; holes come out empty under the even-odd rule. */
export const loopsPath = (loops: readonly Loop[]): string =>
  loops.map((loop) => `M${loop.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');
