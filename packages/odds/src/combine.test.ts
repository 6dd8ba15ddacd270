import { describe, expect, test } from 'vitest';
import { add, compare, mapTotals, maxOf, shift } from './combine.ts';
import { d } from './die.ts';
import { always, atLeast, atMost, type Distribution, deviation, exactly, mean } from './distribution.ts';
import { pool } from './pool.ts';

const a = pool(d(6), 2);
const b = pool([-1, 0, 0, 1, 1, 2], 3);

/** The chance that two independent totals meet a condition, pair by pair. */
function pairs(x: Distribution, y: Distribution, meets: (x: number, y: number) => boolean): number {
  let chance = 0;
  x.chances.forEach((p, i) => {
    y.chances.forEach((q, j) => {
      if (meets(x.low + i, y.low + j)) chance += p * q;
    });
  });
  return chance;
}

describe('two totals', () => {
  test.each([
    ['add', add(a, b), (x: number, y: number) => x + y],
    ['maxOf', maxOf(a, b), Math.max],
  ] as const)('%s', (_, made, join) => {
    for (let total = -20; total <= 20; total++)
      expect(exactly(made, total)).toBeCloseTo(
        pairs(a, b, (x, y) => join(x, y) === total),
        14,
      );
  });

  test.each([0, 3, 9, 20, -20])('compare, moved by %i', (by) => {
    const moved = shift(b, by);
    for (const [x, y] of [
      [a, moved],
      [moved, a],
    ] as const) {
      const { win, tie, lose } = compare(x, y);
      expect(win).toBeCloseTo(
        pairs(x, y, (i, j) => i > j),
        14,
      );
      expect(tie).toBeCloseTo(
        pairs(x, y, (i, j) => i === j),
        14,
      );
      expect(lose).toBeCloseTo(
        pairs(x, y, (i, j) => i < j),
        14,
      );
    }
  });
});

describe('one total', () => {
  test('moved and mapped', () => {
    expect(exactly(shift(a, 5), 7)).toBe(exactly(a, 2));
    expect(
      exactly(
        mapTotals(a, (total) => total % 2),
        1,
      ),
    ).toBeCloseTo(0.5, 15);
    expect(always(3)).toEqual({ low: 3, chances: Float64Array.of(1) });
  });

  test('mean, deviation and tails', () => {
    expect(mean(a)).toBeCloseTo(7, 14);
    expect(deviation(a)).toBeCloseTo(Math.sqrt(35 / 6), 14);
    expect(atLeast(a, 11)).toBeCloseTo(3 / 36, 15);
    expect(atMost(a, 3)).toBeCloseTo(3 / 36, 15);
    expect([atLeast(a, 2), atLeast(a, 13), atMost(a, 12), atMost(a, 1)]).toEqual([1, 0, 1, 0]);
  });
});
