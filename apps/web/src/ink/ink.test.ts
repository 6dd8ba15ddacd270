import { describe, expect, test } from 'vitest';
import { gridGround, SQUARE, type Squares } from './grid.ts';
import type { Ground, Loop } from './ground.ts';
import { hatch } from './hatch.ts';
import { inkMap } from './map.ts';
import { polygonGround } from './polygon.ts';
import { unionGround } from './union.ts';
import { wall } from './wall.ts';

const squares = (...rows: string[]): Squares => ({
  width: rows[0]!.length,
  height: rows.length,
  open: (x, y) => rows[y]![x] === '.',
});

const strokes = (path: string) =>
  [...path.matchAll(/M(\S+) (\S+)l(\S+) ([^M]+)/g)].map(
    (m) => m.slice(1).map(Number) as [number, number, number, number],
  );

describe('outlines of a grid', () => {
  test('a plain room is one loop of four corners', () => {
    const { loops } = gridGround(squares('..', '..'));
    expect(loops).toEqual([
      [
        [0, 0],
        [2 * SQUARE, 0],
        [2 * SQUARE, 2 * SQUARE],
        [0, 2 * SQUARE],
      ],
    ]);
  });

  test('a block inside is a loop of its own, a block on the edge joins the rock around', () => {
    expect(gridGround(squares('...', '.#.', '...')).loops.map((l) => l.length)).toEqual([4, 4]);
    expect(gridGround(squares('.#.', '...', '...')).loops.map((l) => l.length)).toEqual([8]);
  });

  test('two squares that touch by a corner are not joined', () => {
    const { loops } = gridGround(squares('.#', '#.'));
    expect(loops.map((l) => l.length)).toEqual([4, 4]);
  });

  test('every side of every open square that faces rock is walked exactly once', () => {
    const map = squares('..#..', '.#...', '##.#.', '.....', '.#.#.');
    let sides = 0;
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 5; x++)
        if (map.open(x, y))
          for (const [dx, dy] of [
            [1, 0],
            [-1, 0],
            [0, 1],
            [0, -1],
          ] as const) {
            const [a, b] = [x + dx, y + dy];
            if (a < 0 || b < 0 || a > 4 || b > 4 || !map.open(a, b)) sides++;
          }
    const walked = gridGround(map).loops.flatMap((loop) =>
      loop.map(([x, y], i) => {
        const [nx, ny] = loop[(i + 1) % loop.length]!;
        return (Math.abs(nx - x) + Math.abs(ny - y)) / SQUARE;
      }),
    );
    expect(walked.reduce((a, b) => a + b, 0)).toBe(sides);
  });
});

describe('hatching', () => {
  const ground = gridGround(squares('....', '.##.', '....'));

  test('stays in the rock, within reach of the floor', () => {
    const all = strokes(hatch(ground, { seed: 4, reach: 32 }));
    expect(all.length).toBeGreaterThan(100);
    for (const [x, y, dx, dy] of all) {
      for (const t of [0.02, 0.5, 0.98]) {
        expect(ground.contains(x + dx * t, y + dy * t)).toBe(false);
        expect(ground.distance(x + dx * t, y + dy * t)).toBeLessThan(36);
      }
    }
  });

  test('fills the blocks inside the floor too', () => {
    const inside = strokes(hatch(ground, { seed: 4 })).filter(([x, y]) => x > 40 && x < 120 && y > 40 && y < 80);
    expect(inside.length).toBeGreaterThan(10);
  });

  test('what is near a patch is all that its strokes need to know', () => {
    const rooms = [0, 150, 420].map(
      (x): Loop => [
        [x, 0],
        [x + 100, 0],
        [x + 100, 90],
        [x, 90],
      ],
    );
    const whole = unionGround(rooms);
    const unaided: Ground = { ...whole, near: () => unaided };
    expect(hatch(whole, { seed: 3 })).toBe(hatch(unaided, { seed: 3 }));
  });

  test('the same seed draws the same map, another seed another one', () => {
    const room = polygonGround([
      [0, 0],
      [200, 0],
      [200, 120],
      [0, 120],
    ]);
    expect(hatch(room, { seed: 7 })).toBe(hatch(room, { seed: 7 }));
    expect(hatch(room, { seed: 7 })).not.toBe(hatch(room, { seed: 8 }));
    expect(wall(room.loops, 7)).not.toBe(wall(room.loops, 8));
  });
});

test('a floor is inked once', () => {
  let drawn = 0;
  const ground = () => {
    drawn++;
    return gridGround(squares('..', '..'));
  };
  const first = inkMap('once', ground, { seed: 1 });
  expect(inkMap('once', ground, { seed: 1 })).toBe(first);
  expect(drawn).toBe(1);
});
