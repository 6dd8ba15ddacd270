import { Prng } from '@souterrain/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atLeast, exactly, mean } from '../distribution.ts';
import { type Check, check } from './check.ts';
import { facesOf } from './faces.ts';

const order = fc.record({
  dice: fc.integer({ min: 0, max: 9 }),
  difficulty: fc.integer({ min: 0, max: 8 }),
  blessed: fc.boolean(),
  cursed: fc.boolean(),
  bonus: fc.integer({ min: -2, max: 3 }),
});
const ALMOST = 1e-12;

describe('properties', () => {
  test('the best play is never worse than another', () => {
    fc.assert(
      fc.property(order, (asked) => {
        const { success } = check(asked);
        for (const poker of ['never', 'always', 'group'] as const)
          expect(success).toBeGreaterThanOrEqual(check({ ...asked, poker }).success - ALMOST);
      }),
      { numRuns: 60 },
    );
  });

  test('a blessing helps, a curse harms, and chances add up to 1', () => {
    fc.assert(
      fc.property(
        order,
        fc.constantFrom('optimal', 'never', 'group'),
        ({ blessed: _, cursed: __, ...asked }, poker) => {
          const plain = check({ ...asked, poker });
          const total = plain.distribution.chances.reduce((sum, chance) => sum + chance, 0);
          expect(total).toBeCloseTo(1, 12);
          if (poker === 'group') return;
          expect(check({ ...asked, poker, blessed: true }).success).toBeGreaterThanOrEqual(plain.success - ALMOST);
          expect(check({ ...asked, poker, cursed: true }).success).toBeLessThanOrEqual(plain.success + ALMOST);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('single rolls', () => {
  test('[AD1-DICE-08] [AD1-DICE-09] no total below 0, none without dice', () => {
    expect(check({ dice: -1, difficulty: 1 }).success).toBe(0);
    expect(check({ dice: 0, difficulty: 0 }).success).toBe(1);
    expect(check({ dice: 3, difficulty: 2, poker: 'never' }).distribution.low).toBe(0);
    expect(exactly(check({ dice: 1, difficulty: 1, poker: 'never' }).distribution, 0)).toBeCloseTo(0.5, 15);
  });

  test('a bonus is as good as a difficulty lowered', () => {
    for (const poker of ['optimal', 'never', 'group'] as const)
      expect(check({ dice: 4, difficulty: 5, bonus: 2, poker }).success).toBeCloseTo(
        check({ dice: 4, difficulty: 3, poker }).success,
        13,
      );
  });

  test('[AD1-IMPE-07] [AD1-IMPE-08] a forced gamble goes on until no six is left', () => {
    // X = a plain face, or the sum of two such dice: with m its mean, m = (-1 + 1 + 1) / 6 + 2m / 6.
    const { distribution } = check({ dice: 1, difficulty: -40, poker: 'always', bonus: 30 });
    expect(mean(distribution)).toBeCloseTo(30 + 1 / 4, 9);
    expect(check({ dice: 2, difficulty: 2, poker: 'always' }).success).toBeLessThan(
      check({ dice: 2, difficulty: 2, poker: 'never' }).success,
    );
  });

  test('another goal pays by the total', () => {
    const goal = { payoff: (total: number) => (total >= 6 ? 10 : total >= 2 ? 1 : 0), enough: 6 };
    const { value, distribution } = check({ dice: 4, difficulty: 2, goal });
    expect(value).toBeCloseTo(atLeast(distribution, 2) + 9 * atLeast(distribution, 6), 12);
    expect(value).toBeGreaterThan(check({ dice: 4, difficulty: 2 }).success);
  });
});

/** Plays a roll as advised from a first throw, gambling `first` sixes of it. */
function playOut(prng: Prng, { net, difficulty, first }: { net: number; difficulty: number; first: number }): boolean {
  const worths = facesOf('ordinary');
  let total = net;
  let gambled = first;
  while (gambled > 0) {
    total -= 2 * gambled;
    let sixes = 0;
    for (let die = 0; die < 2 * gambled; die++) {
      const face = prng.die(6);
      total += worths[face - 1] as number;
      if (face === 6) sixes++;
    }
    gambled = advised(difficulty, total, sixes);
  }
  return total >= difficulty;
}

const known = new Map<string, number>();

/** The advice of a check whose first throw can be that situation. */
function advised(difficulty: number, net: number, sixes: number): number {
  const key = `${difficulty} ${net} ${sixes}`;
  const found = known.get(key);
  if (found !== undefined || sixes === 0) return found ?? 0;
  const dice = Math.max(1, sixes + Math.abs(net - 2 * sixes));
  const here = check({ dice, difficulty } satisfies Check).advice.find((at) => at.net === net && at.sixes === sixes);
  known.set(key, here?.gamble ?? 0);
  return here?.gamble ?? 0;
}

describe('advice, confirmed by dice', () => {
  test.each([
    { difficulty: 3, dice: 4 },
    { difficulty: 5, dice: 4 },
  ])('difficulty $difficulty with $dice dice', ({ difficulty, dice }) => {
    const prng = Prng.seeded('odds', `advice ${difficulty}`);
    const TRIES = 40_000;
    const { advice } = check({ dice, difficulty });
    const failing = advice.filter(({ net, sixes }) => net < difficulty && sixes <= 3 && difficulty - net <= 4);
    expect(failing.length).toBeGreaterThan(2);
    for (const { net, sixes, gamble, value } of failing) {
      const rates = Array.from({ length: sixes + 1 }, (_, first) => {
        let won = 0;
        if (first > 0) for (let n = 0; n < TRIES; n++) if (playOut(prng, { net, difficulty, first })) won++;
        return won / TRIES;
      });
      const error = 4 * Math.sqrt((value * (1 - value)) / TRIES);
      expect(Math.abs((rates[gamble] as number) - value)).toBeLessThan(error);
      expect(Math.max(...rates) - (rates[gamble] as number)).toBeLessThan(error);
    }
  });
});
