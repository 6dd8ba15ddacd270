import { expect, test } from 'vitest';
import { exactly } from '../distribution.ts';
import { chanceWhere, toDouble } from '../exact/fraction.ts';
import { type Duel, duel } from './duel.ts';
import { exactDuel } from './exact.ts';
import type { Fighter } from './exchange.ts';

const bare: Fighter = { value: 8, damage: 0, atk: 0, armour: 0 };
const wall = { ...bare, armour: 60 };

const DUEL: Duel = {
  hero: { value: 9, damage: 3, atk: 1, armour: 2, charisma: 3, pv: 16 },
  creature: { value: 7, damage: 4, atk: 0, armour: 1, pv: 12 },
};

test.each<readonly [string, Duel]>([
  ['a plain duel', DUEL],
  ['a ranged opening', { ...DUEL, ranged: true }],
  ['another weapon to open with', { ...DUEL, opening: { ...bare, damage: 7 } }],
  ['another weapon after breakage', { ...DUEL, afterBreakage: { ...bare, value: 6, damage: 2 } }],
  ['long and even', { hero: { ...bare, charisma: 17, pv: 30 }, creature: { ...bare, pv: 30 } }],
  ['a duel that may never end', { hero: { ...bare, damage: 70, charisma: 29, pv: 9 }, creature: { ...wall, pv: 40 } }],
  ['nobody can be hurt', { hero: { ...wall, charisma: 95, pv: 5 }, creature: { ...wall, pv: 5 } }],
])('[C50-CBT-01] [C50-CBT-02] fractions and doubles agree: %s', (_, order) => {
  const doubles = duel(order);
  const exact = exactDuel(order);
  for (const figure of ['wins', 'loses', 'unsettled', 'exchanges'] as const)
    expect(Math.abs(toDouble(exact[figure]) - doubles[figure])).toBeLessThan(1e-12 * Math.max(1, doubles[figure]));
  for (const side of ['pv', 'creaturePv'] as const) {
    expect(exact[side].ways.length).toBe(doubles[side].chances.length);
    expect(exact[side].ways.reduce((sum, ways) => sum + ways, 0n)).toBe(exact[side].of);
    exact[side].ways.forEach((_ways, left) => {
      const chance = toDouble(chanceWhere(exact[side], (pv) => pv === left));
      expect(Math.abs(chance - exactly(doubles[side], left))).toBeLessThan(1e-12);
    });
  }
});

test('[C50-JET-20] [C50-CBT-02] one blow each, by hand', () => {
  const order: Duel = { hero: { ...bare, value: 9, charisma: 95, pv: 1 }, creature: { ...bare, pv: 1 } };
  // Values apart by 1: 209 of 400 win, 19 tie and are fought again, 172 lose.
  expect(exactDuel(order)).toMatchObject({
    wins: { numerator: 209n, denominator: 381n },
    loses: { numerator: 172n, denominator: 381n },
    unsettled: { numerator: 0n, denominator: 1n },
    exchanges: { numerator: 400n, denominator: 381n },
  });
});

test('[C50-CRIT-11] [C50-CRIT-13] a weapon that breaks before it kills, by hand', () => {
  const creature = { ...wall, pv: 1 };
  const hero = { ...wall, damage: 60, charisma: 95, pv: 1 };
  expect(exactDuel({ hero, creature }).wins).toEqual({ numerator: 1n, denominator: 1n });
  const { wins, loses, unsettled } = exactDuel({ hero: { ...hero, charisma: 29 }, creature });
  // Of 40,000 ways 19,000 win; 20 break and leave bare hands, useless; 65 for each of 19 answers to a 20 cost the only PV.
  expect(wins).toEqual({ numerator: BigInt(19_000 / 5), denominator: BigInt((19_000 + 20 + 65 * 19) / 5) });
  expect(loses).toEqual({ numerator: BigInt((20 + 65 * 19) / 5), denominator: wins.denominator });
  expect(unsettled.numerator).toBe(0n);
});
