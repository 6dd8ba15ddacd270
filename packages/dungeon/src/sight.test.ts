import { describe, expect, test } from 'vitest';
import { sceneOf } from '../testing/scene.ts';
import { cellAt as at } from './cell.ts';
import { canSee, isCovered } from './sight.ts';

describe('line of sight', () => {
  test('[AD1-GRID-07] from (0,0) to (2,1) a pillar on either square between blocks', () => {
    expect(canSee(sceneOf('... ...'), at(0, 0), at(2, 1))).toBe(true);
    expect(canSee(sceneOf('.P. ...'), at(0, 0), at(2, 1))).toBe(false);
    expect(canSee(sceneOf('... .P.'), at(0, 0), at(2, 1))).toBe(false);
  });

  test('[AD1-GRID-07] a pillar that the line only brushes does not', () => {
    expect(canSee(sceneOf('... .P.'), at(0, 0), at(2, 0))).toBe(true);
    expect(canSee(sceneOf('.P. ... ...'), at(0, 0), at(2, 2))).toBe(true);
  });

  test('[AD1-GRID-07] a line exactly between two pillars is blocked, and so is one through a closed Porte', () => {
    expect(canSee(sceneOf('.P. P.. ...'), at(0, 0), at(2, 2))).toBe(false);
    const rooms = (x: number) => (x < 2 ? 'a' : 'b');
    const through = (open: boolean) => sceneOf('....', { rooms, doors: [[1, 0, 'e', open]] });
    expect(canSee(through(true), at(0, 0), at(3, 0))).toBe(true);
    expect(canSee(through(false), at(0, 0), at(3, 0))).toBe(false);
  });

  test('[AD1-GRID-07] who stands in contact is always seen, in a room laid apart too', () => {
    const apart = sceneOf('11#22', { joins: [[at(1, 0), at(3, 0)]] });
    expect([canSee(apart, at(1, 0), at(3, 0)), canSee(apart, at(0, 0), at(3, 0))]).toEqual([true, false]);
  });

  test('sight goes both ways on random boards', () => {
    let seed = 7;
    const next = () => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return seed / 2 ** 32;
    };
    for (let n = 0; n < 60; n++) {
      const rows = Array.from({ length: 6 }, () =>
        Array.from({ length: 6 }, () => (next() < 0.25 ? 'P' : '.')).join(''),
      );
      const board = sceneOf(rows.join(' '));
      const free = [...board.squares.values()].filter((s) => !s.feature).map((s) => s.cell);
      for (const a of free) for (const b of free) expect(canSee(board, a, b)).toBe(canSee(board, b, a));
    }
  });
});

describe('cover', () => {
  test('[AD1-GRID-09] a barricade on the line, or a corner of the target out of sight', () => {
    expect(isCovered(sceneOf('.B..'), at(0, 0), at(3, 0))).toBe(true);
    expect(isCovered(sceneOf('....'), at(0, 0), at(3, 0))).toBe(false);
    expect(isCovered(sceneOf('.... ..P. ....'), at(0, 0), at(3, 1))).toBe(true);
    expect(isCovered(sceneOf('..P. ....'), at(0, 1), at(3, 0))).toBe(true);
    expect(isCovered(sceneOf('.. .. .P ..'), at(0, 0), at(1, 3))).toBe(true);
    expect(isCovered(sceneOf('.. .. P. ..'), at(1, 0), at(0, 3))).toBe(true);
  });

  test('[AD1-GRID-09] what stands on the squares of either end masks nobody', () => {
    expect(isCovered(sceneOf('B...'), at(0, 0), at(3, 0))).toBe(false);
    expect(isCovered(sceneOf('...B'), at(0, 0), at(3, 0))).toBe(false);
  });

  test('[AD1-GRID-09] never against an adjacent target', () => {
    expect(isCovered(sceneOf('.B'), at(0, 0), at(1, 0))).toBe(false);
    expect(isCovered(sceneOf('.P ..'), at(0, 0), at(1, 1))).toBe(false);
  });
});
