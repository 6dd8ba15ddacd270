import { describe, expect, test } from 'vitest';
import { chanceWhere, toDouble } from '../exact/fraction.ts';
import { exactPools } from '../exact/pool.ts';
import { check } from './check.ts';
import { facesOf, type Mode, modeOf } from './faces.ts';
import { opposed } from './opposed.ts';
import { gambledTable, opposedTable, plainTable } from './tables.ts';

/** Favourable outcomes out of 6^n for n dice reaching 1, 2, 3… successes. */
const favourable = (dice: number, mode: Mode, most: number): readonly number[] => {
  const table = plainTable({ mode, dice, difficulty: most });
  return Array.from({ length: most }, (_, at) => table.chance(dice, at + 1) * 6 ** dice);
};

const MODES = ['ordinary', 'blessed', 'cursed'] as const;

describe('the catalogue’s tables', () => {
  test.each([
    [1, [3, 1]],
    [2, [23, 13, 5, 1]],
    [3, [156, 108, 60, 25, 7, 1]],
    [4, [1011, 779, 517, 285, 125, 41]],
    [5, [6398, 5268, 3888, 2508, 1378, 626]],
  ])('[AD1-DICE-13] [AD1-DICE-11] an ordinary roll of %i', (dice, expected) => {
    expect(favourable(dice, 'ordinary', expected.length).map(Math.round)).toEqual(expected);
  });

  test.each([
    ['blessed', 1, [4, 1]],
    ['blessed', 2, [26, 18, 7, 1]],
    ['blessed', 3, [178, 136, 88, 40, 10, 1]],
    ['blessed', 4, [1126, 958, 714, 450, 219, 71]],
    ['cursed', 1, [2, 1]],
    ['cursed', 2, [18, 10, 3, 1]],
    ['cursed', 3, [128, 80, 38, 16, 4, 1]],
    ['cursed', 4, [846, 582, 338, 170, 67, 23]],
  ] as const)('[AD1-BLESS-08] a %s roll of %i', (mode, dice, expected) => {
    expect(favourable(dice, mode, expected.length).map(Math.round)).toEqual(expected);
  });

  test('[AD1-BLESS-04] a blessing and a curse undo each other', () => {
    expect(modeOf({ blessed: true, cursed: true })).toBe('ordinary');
    expect(modeOf({ cursed: true })).toBe('cursed');
    expect(modeOf({ blessed: true })).toBe('blessed');
  });
});

describe('tables and single questions agree', () => {
  test.each(MODES)('%s, without gambles: doubles nearest to the fractions', (mode) => {
    const table = plainTable({ mode, dice: 12, difficulty: 8 });
    for (let dice = 0; dice <= 12; dice++) {
      const ways = exactPools.pool(facesOf(mode), dice);
      for (let difficulty = 0; difficulty <= 8; difficulty++) {
        const truth = difficulty === 0 ? 1 : toDouble(chanceWhere(ways, (total) => total >= difficulty));
        expect(table.chance(dice, difficulty)).toBe(truth);
        const order = { dice, difficulty, blessed: mode === 'blessed', cursed: mode === 'cursed' };
        expect(check({ ...order, poker: 'never' }).success).toBeCloseTo(truth, 13);
      }
    }
  });

  test.each(MODES)('%s, with the best gambles', (mode) => {
    const table = gambledTable({ mode, dice: 8, difficulty: 6 });
    for (let dice = 0; dice <= 8; dice++)
      for (let difficulty = 0; difficulty <= 6; difficulty++) {
        const order = { dice, difficulty, blessed: mode === 'blessed', cursed: mode === 'cursed' };
        expect(Math.abs(table.chance(dice, difficulty) - check(order).success)).toBeLessThan(1e-12);
      }
  });

  test.each(MODES)('%s, opposed', (mode) => {
    for (const minimum of [0, 2, 3, 20]) expectOpposed(mode, minimum);
  });
});

function expectOpposed(mode: Mode, minimum: number): void {
  const table = opposedTable({ mode, dice: 5, minimum });
  const roll = { blessed: mode === 'blessed', cursed: mode === 'cursed', poker: 'never' } as const;
  for (let mine = 0; mine <= 5; mine++)
    for (let its = 0; its <= 5; its++) {
      const { success } = opposed({ attacker: { dice: mine, ...roll }, defender: { dice: its, ...roll }, minimum });
      expect(table.chance(mine, its)).toBeCloseTo(success, 13);
    }
}
