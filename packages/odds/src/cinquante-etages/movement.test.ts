import { describe, expect, test } from 'vitest';
import { type Plan, reach, reachWith } from './movement.ts';

/** A floor drawn in rows: `#` a wall, `w` a web. */
const planOf = (...rows: readonly string[]): Plan => {
  const cells = rows.join('');
  return { side: rows.length, isWall: (cell) => cells[cell] === '#', isWeb: (cell) => cells[cell] === 'w' };
};

const empty = planOf(...Array<string>(8).fill('........'));
const at = (x: number, y: number, side = 8): number => y * side + x;

describe('reach', () => {
  test('[C50-MOVE-09] [C50-MOVE-17] a diagonal from a corner comes back', () => {
    expect([...reachWith(empty, at(0, 0), 9).ends]).toEqual([at(5, 5)]);
    expect(reachWith(empty, at(0, 0), 9).entered.has(at(7, 7))).toBe(true);
  });

  test('[C50-MOVE-13] [C50-MOVE-14] a wall turns the mover, the points must be spent', () => {
    const { ends } = reachWith(empty, at(3, 3), 6);
    // Three squares to the west, then three north, south or back; the same for the other walls, four squares away.
    expect(ends).toEqual(
      new Set([at(0, 0), at(0, 6), at(3, 3), at(6, 0), at(7, 1), at(7, 5), at(5, 3), at(1, 7), at(5, 7), at(3, 5)]),
    );
  });

  test('[C50-MOVE-08] nowhere to go: the square itself', () => {
    const corridor = planOf('###', '...', '###');
    expect([...reachWith(corridor, at(1, 1, 3), 3).ends]).toEqual([at(1, 1, 3)]);
  });

  test('[C50-MOVE-19] a diagonal passes one wall, not two', () => {
    expect([...reachWith(planOf('.#', '..'), 0, 1).ends]).toEqual([3]);
    expect([...reachWith(planOf('.#', '#.'), 0, 1).ends]).toEqual([0]);
  });

  test('[C50-MOVE-21] [C50-MOVE-22] a web costs two points, and holds the last one', () => {
    const plan = planOf('..w..', '#####', '#####', '#####', '#####');
    expect([...reachWith(plan, 0, 4).ends]).toEqual([3]);
    expect([...reachWith(plan, 0, 2).ends]).toEqual([1]);
  });

  test('the chance of a square is the share of results that allow it', () => {
    const line = planOf('....', '####', '####', '####');
    // Odd results stay; there and back takes 6 points, so 2, 4, 6, 8, 10 end on the squares 2, 2, 0, 2, 2.
    expect([...reach(line, 0, 'ends').slice(0, 4)]).toEqual([0.6, 0, 0.4, 0]);
    expect([...reach(line, 0, 'entered').slice(0, 4)]).toEqual([0.3, 0.5, 0.5, 0.4]);
  });
});
