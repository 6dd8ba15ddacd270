import { describe, expect, test } from 'vitest';
import type { Mode } from '../faces.ts';
import { chanceOf } from './poker.ts';

/** Favourable outcomes out of 6^n for n dice reaching 1, 2, 3… successes. */
const favourable = (dice: number, mode: Mode, most: number) =>
  Array.from({ length: most }, (_, i) => Math.round(chanceOf(dice, i + 1, mode) * 6 ** dice));

describe('exact odds', () => {
  test.each([
    [1, [3, 1]],
    [2, [23, 13, 5, 1]],
    [3, [156, 108, 60, 25, 7, 1]],
    [4, [1011, 779, 517, 285, 125, 41]],
    [5, [6398, 5268, 3888, 2508, 1378, 626]],
  ])('[AD1-DICE-13] an ordinary roll of %i', (dice, expected) => {
    expect(favourable(dice, 'ordinary', expected.length)).toEqual(expected);
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
  ] as const)('[AD1-BLESS-08] [AD1-BLESS-07] a %s roll of %i', (mode, dice, expected) => {
    expect(favourable(dice, mode, expected.length)).toEqual(expected);
  });
});
