import { expect, test } from 'vitest';
import { toDouble } from '../exact/fraction.ts';
import { check } from './check.ts';
import { exactOpposed, exactSuccess, exactTotals } from './exact.ts';
import { opposed } from './opposed.ts';
import { heroismAdds } from './resources.ts';

test('[AD1-DICE-13] [AD1-BLESS-08] fractions in lowest terms', () => {
  expect(exactSuccess({ dice: 5, difficulty: 3 })).toEqual({ numerator: 1n, denominator: 2n });
  expect(exactSuccess({ dice: 4, difficulty: 5, blessed: true })).toEqual({ numerator: 73n, denominator: 432n });
  expect(exactSuccess({ dice: 2, difficulty: 0, bonus: -9 })).toEqual({ numerator: 1n, denominator: 1n });
});

test('fractions and doubles agree, far beyond whole doubles', () => {
  for (const dice of [3, 12, 30, 60]) {
    const order = { dice, difficulty: dice / 3 + 4, bonus: 1 };
    const success = toDouble(exactSuccess(order));
    expect(check({ ...order, poker: 'never' }).success).toBeCloseTo(success, 13);
  }
});

test('[AD1-DICE-08] final totals are never below 0', () => {
  // -2, -1 and 0 with two dice: 1, 4 and 8 of 36.
  expect(exactTotals({ dice: 2 })).toEqual({ low: 0, ways: [13n, 10n, 8n, 4n, 1n], of: 36n });
});

test('[AD1-OPPO-03] [AD1-OPPO-05] opposed rolls', () => {
  // 2, 3 or 4 with two dice; a single die stays below 2 five times of six, and below 3 always.
  expect(exactOpposed({ attacker: { dice: 2 }, defender: { dice: 1 } })).toEqual({ numerator: 35n, denominator: 108n });
  const order = { attacker: { dice: 7, bonus: 1 }, defender: { dice: 9, cursed: true }, minimum: 3 };
  const doubles = opposed({
    attacker: { ...order.attacker, poker: 'never' },
    defender: { ...order.defender, poker: 'never' },
    minimum: 3,
  });
  expect(doubles.success).toBeCloseTo(toDouble(exactOpposed(order)), 13);
});

test('[AD1-BLESS-02] [AD1-BLESS-04] what Héroïsme adds to a roll', () => {
  expect(heroismAdds({ dice: 3, difficulty: 2, poker: 'never' })).toBeCloseTo(28 / 216, 14);
  expect(heroismAdds({ dice: 3, difficulty: 2, cursed: true, poker: 'never' })).toBeCloseTo(28 / 216, 14);
  expect(heroismAdds({ dice: 3, difficulty: 2, blessed: true })).toBe(0);
  expect(heroismAdds({ dice: 4, difficulty: 4 })).toBeGreaterThan(0);
});
