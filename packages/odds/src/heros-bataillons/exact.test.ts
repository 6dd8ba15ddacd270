import { expect, test } from 'vitest';
import { toDouble } from '../exact/fraction.ts';
import { attack } from './attack.ts';
import { check } from './check.ts';
import { exactAttack, exactCheck, exactSpell } from './exact.ts';
import { spell } from './spell.ts';

test('[HB-ADV-01] [HB-TEST-05] [HB-TEST-06] a check with an advantage, in fractions', () => {
  expect(exactCheck({ attribute: 12, advantages: 1 })).toEqual({
    success: { numerator: 21n, denominator: 25n },
    total: { numerator: 39n, denominator: 400n },
    bitter: { numerator: 1n, denominator: 400n },
  });
  for (const attribute of [-3, 0, 7, 19, 25])
    for (const disadvantages of [0, 1]) {
      const exact = exactCheck({ attribute, disadvantages });
      expect(toDouble(exact.success)).toBeCloseTo(check({ attribute, disadvantages }).success, 13);
    }
});

test('[HB-ATK-09] [HB-DMG-01] an attack by several, in fractions', () => {
  const order = { attackers: [{ weapons: [6, 6] }, { weapons: [8] }], target: { armour: 1, end: 2, for: 3 } };
  const exact = exactAttack(order);
  // All three dice show 3 or less: 27 throws of 288.
  expect(exact.critical).toEqual({ numerator: 29n, denominator: 32n });
  expect(toDouble(exact.falls)).toBeCloseTo(attack(order).falls, 13);
  expect(exact.damage.ways.length).toBe(attack(order).damage.chances.length);
});

test('[HB-MAG-22] [HB-MAG-25] a spell, in fractions', () => {
  const caster = { end: 2, vol: 1, for: 2 };
  const exact = exactSpell('majeur', caster);
  expect(exact.demoralised).toEqual({ numerator: 7n, denominator: 18n });
  expect(exact.dies).toEqual({ numerator: 1n, denominator: 12n });
  expect(toDouble(exact.dies)).toBeCloseTo(spell('majeur', caster).dies, 14);
});
