import { describe, expect, test } from 'vitest';
import { type Mode, modeOf, rawTotal } from './faces.ts';

const total = (faces: readonly number[], mode: Mode = 'ordinary') => Math.max(0, rawTotal(faces, mode));

describe('ordinary rolls', () => {
  test('[AD1-DICE-03] a 4 and a 5 are one success each', () => expect(total([4, 5, 2])).toBe(2));
  test('[AD1-DICE-04] a 1 cancels a success', () => expect(total([4, 5, 1])).toBe(1));
  test('[AD1-DICE-05] a 6 is worth two', () => expect(total([6, 2, 3])).toBe(2));
  test('[AD1-DICE-06] a 2 and a 3 count for nothing', () => expect(total([2, 3, 2])).toBe(0));
  test('[AD1-DICE-08] never below zero', () => {
    expect([rawTotal([1, 1, 4], 'ordinary'), total([1, 1, 4])]).toEqual([-1, 0]);
  });
  test('[AD1-DICE-11] one die of each face', () => {
    expect(total([1, 2, 3, 4, 5, 6])).toBe(3);
    expect([1, 2, 3, 4, 5, 6].map((face) => rawTotal([face], 'ordinary'))).toEqual([-1, 0, 0, 1, 1, 2]);
  });

  test('[AD1-DICE-12] the counting series', () => {
    const series: [number[], number][] = [
      [[], 0],
      [[1], 0],
      [[6], 2],
      [[1, 6], 1],
      [[1, 1, 1], 0],
      [[6, 6, 1], 3],
      [[4, 4, 4, 1, 1], 1],
      [[2, 3, 5, 6], 3],
      [[5, 5, 5, 5, 5], 5],
      [[6, 6, 6, 6], 8],
    ];
    expect(series.map(([faces]) => total(faces))).toEqual(series.map(([, n]) => n));
  });
});

describe('blessed and cursed rolls', () => {
  test('[AD1-BLESS-02] blessed, a 3 counts', () => {
    expect(total([3, 4, 6, 1], 'blessed')).toBe(3);
    expect(total([3, 3, 2], 'blessed')).toBe(2);
  });

  test('[AD1-BLESS-03] cursed, a 4 does not', () => {
    expect(total([4, 4, 5], 'cursed')).toBe(1);
    expect(total([3, 4, 5, 6, 1], 'cursed')).toBe(2);
  });

  test('[AD1-BLESS-04] a blessing and a curse cancel out', () => {
    expect(modeOf({ blessed: true, cursed: true })).toBe('ordinary');
    expect(modeOf({ blessed: true, cursed: false })).toBe('blessed');
    expect(modeOf({ blessed: false, cursed: true })).toBe('cursed');
    expect(modeOf({ blessed: false, cursed: false })).toBe('ordinary');
  });

  test('[AD1-BLESS-07] the series in the three modes', () => {
    const modes = ['ordinary', 'blessed', 'cursed'] as const;
    const counts = (faces: readonly number[]) => modes.map((mode) => total(faces, mode));
    expect(counts([3, 3, 3])).toEqual([0, 3, 0]);
    expect(counts([4, 5, 6])).toEqual([4, 4, 3]);
    expect(counts([1, 3, 4])).toEqual([0, 1, 0]);
    expect(counts([1, 1, 5, 6])).toEqual([1, 1, 1]);
  });
});
