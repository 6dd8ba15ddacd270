import { describe, expect, test } from 'vitest';
import { duel, only } from '../../testing/duel.ts';
import { play, runRule, scene } from '../../testing/given.ts';
import { consequenceOf, fumbleShares } from '../fight/exchange.ts';
import { openChest } from '../treasure/chest.ts';
import { gainGold, goldWithCharisma } from '../treasure/gold.ts';
import { offerPoints } from './points.ts';

test('[C50-CHA-01] each point adds 1 % of no consequence: 5, 6, 21', () => {
  const nothing = (cha: number) => fumbleShares(cha)[2];
  expect([nothing(0), nothing(1), nothing(16)]).toEqual([5, 6, 21]);
  for (let cha = 1; cha <= 95; cha++) expect(nothing(cha) - nothing(cha - 1)).toBe(1);
});

test('[C50-CHA-02] breakage is reduced first: CHA 12, 18 % and still 65 %', () => {
  expect(fumbleShares(12)).toEqual([18, 65, 17]);
  for (let cha = 0; cha <= 30; cha++) expect(fumbleShares(cha).slice(0, 2)).toEqual([30 - cha, 65]);
});

test('[C50-CHA-03] then the extra damage: CHA 31, 0 %, 64 %, 36 %', () => {
  expect(fumbleShares(31)).toEqual([0, 64, 36]);
  for (let cha = 31; cha <= 95; cha++) expect(fumbleShares(cha).slice(0, 2)).toEqual([0, 95 - cha]);
});

test('[C50-CHA-04] the example: CHA 5 gives 25, 65 and 10', () => {
  expect(fumbleShares(5)).toEqual([25, 65, 10]);
  expect([25, 26, 90, 91].map((d) => consequenceOf(d, 5))).toEqual(['breakage', 'plusOne', 'plusOne', 'nothing']);
  const at = (d100: number) => {
    const { events } = duel(
      { hero: { cha: 5 }, creature: { id: 'gobelin', pv: 90 } },
      { decisions: ['arme-massue'], dice: [[20, 19], d100] },
    );
    return only(events, 'fumbled').consequence;
  };
  expect([25, 26, 90, 91].map(at)).toEqual(['breakage', 'plusOne', 'plusOne', 'nothing']);
});

test('[C50-CHA-05] the formula, and three shares that make 100', () => {
  expect([0, 5, 10, 16].map(fumbleShares)).toEqual([
    [30, 65, 5],
    [25, 65, 10],
    [20, 65, 15],
    [14, 65, 21],
  ]);
  for (let cha = 0; cha <= 130; cha++) {
    const shares = fumbleShares(cha);
    expect(shares.reduce((a, b) => a + b)).toBe(100);
    const faces = { breakage: 0, plusOne: 0, nothing: 0 };
    for (let d = 1; d <= 100; d++) faces[consequenceOf(d, cha)]++;
    expect([faces.breakage, faces.plusOne, faces.nothing]).toEqual([...shares]);
  }
});

describe('[C50-CHA-06] beyond 30 points', () => {
  test('[C50-CHA-06] clamped at 0 and 100', () => {
    expect([30, 40, 95, 120].map(fumbleShares)).toEqual([
      [0, 65, 35],
      [0, 55, 45],
      [0, 0, 100],
      [0, 0, 100],
    ]);
  });

  test('[C50-CHA-06] in a default game CHA 17 is refused', () => {
    const { g, hero } = scene({ heroes: [{ cha: 16, points: 1 }] });
    expect(() => runRule(offerPoints(g, hero), { decisions: ['investir-cha'] })).toThrow('unknown-option');
    expect(hero.car.cha).toBe(16);
  });
});

describe('[C50-CHA-07] 2 x CHA is added to the d100 of a chest', () => {
  const opened = (cha: number, ...dice: readonly number[]) => {
    const { g, hero } = scene({ heroes: [{ cha, potions: [] }] });
    runRule(openChest(g, hero, 0), { dice });
    return { total: only(g.events, 'chestOpened').total, got: g.events.at(-1)!.type };
  };

  test('[C50-CHA-07] 40 with CHA 0 is gold; with CHA 5 it is 50, a potion', () => {
    expect(opened(0, 40, 3)).toEqual({ total: 40, got: 'goldGained' });
    expect(opened(5, 40)).toEqual({ total: 50, got: 'itemGained' });
  });

  test('[C50-CHA-07] d100 = 1, CHA 4: 9, gold and not the trap', () => {
    expect(opened(4, 1, 3)).toEqual({ total: 9, got: 'goldGained' });
    expect(opened(3, 1)).toEqual({ total: 7, got: 'wounded' });
  });

  test('[C50-CHA-07] the sum says how', () => {
    const { g, hero } = scene({ heroes: [{ cha: 5, potions: [] }] });
    runRule(openChest(g, hero, 0), { dice: [40] });
    expect(only(g.events, 'chestOpened').sums).toEqual([
      {
        label: 'coffre',
        terms: [
          { label: 'd100', value: 40, rule: 'C50-TRE-01' },
          { label: 'charisme', params: { points: 5 }, value: 10, rule: 'C50-CHA-07' },
        ],
        total: 50,
      },
    ]);
  });
});

describe('[C50-CHA-08] each gain of gold is multiplied by (100 + 5 x CHA) / 100', () => {
  test('[C50-CHA-08] rounded down, gain by gain: 7, 18, 3', () => {
    expect([goldWithCharisma(6, 5), goldWithCharisma(10, 16), goldWithCharisma(3, 6)]).toEqual([7, 18, 3]);
    const { g, hero } = scene({ heroes: [{ cha: 5 }] });
    gainGold(g, hero, { base: 6, from: 'creature' });
    gainGold(g, hero, { base: 6, from: 'chest' });
    // Twice 7, not 15.
    expect(hero.gold).toBe(14);
  });

  test('[C50-CHA-08] a creature, a guardian and a boss', () => {
    const gold = (floor: number, id: 'gobelin' | 'roi-gobelin', kind: 'square' | 'guardian') =>
      duel(
        { floor, kind, hero: { cha: 5, for: 16 }, creature: { id, car: 0, pv: 1 } },
        { decisions: ['arme-massue'], dice: [[5, 15]] },
      ).hero.gold;
    expect([gold(1, 'gobelin', 'square'), gold(1, 'gobelin', 'guardian'), gold(10, 'roi-gobelin', 'guardian')]).toEqual(
      [7, 7, 18],
    );
  });

  test('[C50-CHA-08] a sale is no gain', () => {
    const { hero } = play(
      {
        map: `..m.....\n${'........\n'.repeat(7)}`,
        heroes: [{ cha: 16, gold: 0, potions: [], weapons: ['massue', 'rapiere'] }],
      },
      { dice: [2], decisions: ['est', 'vendre-rapiere'] },
    );
    expect(hero.gold).toBe(17);
  });
});
