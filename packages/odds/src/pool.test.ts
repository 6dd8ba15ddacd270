import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Die, d } from './die.ts';
import { atLeast, atMost, type Distribution, exactly, highOf } from './distribution.ts';
import { chanceWhere, toDouble } from './exact/fraction.ts';
import { exactPools } from './exact/pool.ts';
import type { Tally } from './exact/tally.ts';
import { countWhere, explode, keep, pool, reroll } from './pool.ts';
import { cutByLimit } from './pools.ts';

/** Every outcome of `count` dice, one list of faces each. */
function* throwsOf(die: Die, count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else for (const rest of throwsOf(die, count - 1)) for (const face of die) yield [...rest, face];
}

/** Ways of each total. */
function tally(
  outcomes: Iterable<readonly number[]>,
  total: (faces: readonly number[]) => number,
): Map<number, number> {
  const ways = new Map<number, number>();
  for (const faces of outcomes) ways.set(total(faces), (ways.get(total(faces)) ?? 0) + 1);
  return ways;
}

const enumerate = (die: Die, count: number, total: (faces: readonly number[]) => number): Map<number, number> =>
  tally(throwsOf(die, count), total);

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** Both arithmetics give the very ways enumerated: each double is the one nearest to the fraction. */
function expectSame({ low, chances }: Distribution, exact: Tally, ways: Map<number, number>): void {
  const all = [...ways.values()].reduce((total, n) => total + n, 0);
  for (let total = Math.min(low, ...ways.keys()); total <= low + chances.length; total++) {
    const chance = (ways.get(total) ?? 0) / all;
    expect(exactly({ low, chances }, total)).toBeCloseTo(chance, 14);
    expect(toDouble(chanceWhere(exact, (t) => t === total))).toBe(chance);
  }
}

const DICE: readonly Die[] = [d(6), [-1, 0, 0, 1, 1, 2], [-1, 0, 1, 1, 1, 2], [2, 2, 5], d(4)];
const COUNTS = [0, 1, 2, 3, 4, 5, 6];
const most = (die: Die): readonly number[] => COUNTS.filter((count) => die.length ** count <= 6 ** 6);

describe('pools are what enumeration finds', () => {
  test.each(DICE.map((die) => [die]))('sums of %j', (die) => {
    for (const count of most(die))
      expectSame(pool(die, count), exactPools.pool(die, count), enumerate(die, count, sum));
  });

  test.each(DICE.map((die) => [die]))('highest and lowest of %j', (die) => {
    for (const count of most(die).filter((n) => n > 0)) {
      const ascending = Array.from(throwsOf(die, count), (faces) => faces.toSorted((a, b) => a - b));
      for (let kept = 1; kept <= count; kept++) {
        const lowest = { count, lowest: kept };
        const highest = { count, highest: kept };
        const low = tally(ascending, (faces) => sum(faces.slice(0, kept)));
        const high = tally(ascending, (faces) => sum(faces.slice(-kept)));
        expectSame(keep(die, lowest), exactPools.keep(die, lowest), low);
        expectSame(keep(die, highest), exactPools.keep(die, highest), high);
      }
    }
  });

  test('dice that pass', () => {
    for (const count of COUNTS) {
      const order = { count, passes: (face: number) => face >= 5 };
      const passing = (faces: readonly number[]) => faces.filter(order.passes).length;
      expectSame(countWhere(d(6), order), exactPools.countWhere(d(6), order), enumerate(d(6), count, passing));
    }
  });

  test('one reroll, and rerolls until the die stands', () => {
    const when = (face: number) => face <= 2;
    const once = { when, once: true };
    const second = ([first, again]: readonly number[]) =>
      when(first as number) ? (again as number) : (first as number);
    expectSame(reroll(d(6), once), exactPools.reroll(d(6), once), enumerate(d(6), 2, second));
    const until = { when, once: false };
    expectSame(reroll(d(6), until), exactPools.reroll(d(6), until), enumerate([3, 4, 5, 6], 1, sum));
  });

  test('a die that explodes, down to its limit', () => {
    const chain = (faces: readonly number[]): number => {
      const stop = faces.findIndex((face) => face !== 6);
      return sum(stop < 0 ? faces : faces.slice(0, stop + 1));
    };
    for (const limit of [0, 1, 2, 3]) {
      const order = { count: 1, on: (face: number) => face === 6, limit };
      expectSame(explode(d(6), order), exactPools.explode(d(6), order), enumerate(d(6), limit + 1, chain));
      expect(cutByLimit(d(6), order)).toBeCloseTo(6 ** -(limit + 1), 15);
    }
  });
});

describe('large pools', () => {
  test('doubles stay within their bound of the fraction', () => {
    for (const count of [21, 40, 100]) {
      const chances = pool(d(6), count);
      const exact = exactPools.pool(d(6), count);
      for (const total of [count, 2 * count, Math.floor(3.5 * count), 5 * count, 6 * count]) {
        const truth = toDouble(chanceWhere(exact, (t) => t === total));
        expect(Math.abs(exactly(chances, total) / truth - 1)).toBeLessThan(count * 7 * 2 ** -53);
      }
    }
  });

  test('tails meet', () => {
    const die = fc.array(fc.integer({ min: -5, max: 9 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(die, fc.integer({ min: 0, max: 30 }), fc.integer({ min: -200, max: 300 }), (faces, count, total) => {
        const sums = pool(faces, count);
        expect(atLeast(sums, total) + atMost(sums, total - 1)).toBeCloseTo(1, 12);
        expect(highOf(sums)).toBe(count * Math.max(...faces) + 0);
      }),
    );
  });

  test('highest and lowest cannot both be kept', () => {
    expect(() => keep(d(6), { count: 3, highest: 1, lowest: 1 })).toThrow(RangeError);
  });
});
