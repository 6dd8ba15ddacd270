import { describe, expect, test } from 'vitest';
import { gambled, gambledDice, gambleOf, type Thrown, thrown } from './thrown.ts';
import { verdictOf } from './verdict.ts';

/** Every throw of so many dice. */
function throwsOf(dice: number): number[][] {
  let all: number[][] = [[]];
  for (let i = 0; i < dice; i++) all = all.flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
  return all;
}

const succeeds = (dice: Thrown, difficulty: number): boolean => verdictOf(dice, { added: 0, difficulty }).success;

const plain = (dice: number, difficulty: number): string => {
  const all = throwsOf(dice);
  return fraction(all.filter((faces) => succeeds(thrown(faces), difficulty)).length, all.length);
};

/** A Coup de poker only when the throw fails and shows a 6. */
function rescued(dice: number, difficulty: number): string {
  const seconds = Array.from({ length: dice + 1 }, (_, again) => throwsOf(again));
  let good = 0;
  for (const faces of throwsOf(dice)) {
    const first = thrown(faces);
    if (succeeds(first, difficulty)) good += 6 ** dice;
    else if (gambleOf(first) === 'offered') {
      const again = gambledDice(first).length;
      const saved = seconds[again]!.filter((second) => succeeds(gambled(first, second), difficulty)).length;
      good += saved * 6 ** (dice - again);
    }
  }
  return fraction(good, 36 ** dice);
}

function fraction(numerator: number, denominator: number): string {
  let [a, b] = [denominator, numerator];
  while (b > 0) [a, b] = [b, a % b];
  return numerator % denominator === 0 ? String(numerator / denominator) : `${numerator / a}/${denominator / a}`;
}

const row = (dice: number): string => [2, 3, 4, 5, 6, 7, 8, 9].map((n) => plain(dice, n)).join(', ');

describe('chances', () => {
  test('[AD2-JET-17] without a Coup de poker', () => {
    expect(row(1)).toBe('5/6, 2/3, 1/2, 1/3, 1/6, 1/6, 0, 0');
    expect(row(2)).toBe('35/36, 8/9, 3/4, 5/9, 11/36, 11/36, 1/36, 0');
    expect(row(3)).toBe('215/216, 26/27, 7/8, 19/27, 91/216, 91/216, 2/27, 1/216');
    expect(row(4)).toBe('1295/1296, 80/81, 15/16, 65/81, 671/1296, 671/1296, 19/144, 7/432');
    expect(row(5)).toBe('7775/7776, 242/243, 31/32, 211/243, 4651/7776, 4651/7776, 763/3888, 23/648');
  });

  test('[AD2-JET-08] more dice raise the best die; above 6 only Réussites reach', () => {
    expect([1, 2, 3].map((dice) => plain(dice, 5))).toEqual(['1/3', '5/9', '19/27']);
    expect(plain(3, 7)).toBe('91/216');
  });

  test('[AD2-JET-18] needing 6 and needing 7 are the same', () => {
    for (const dice of [1, 2, 3, 4]) expect(plain(dice, 6)).toBe(plain(dice, 7));
  });

  test('[AD2-POKER-17] with a rescue Coup de poker', () => {
    expect([1, 2, 3, 4].map((dice) => rescued(dice, 8))).toEqual(['1/36', '17/162', '793/3888', '32381/104976']);
    expect([1, 2, 3, 4].map((dice) => rescued(dice, 9))).toEqual(['0', '19/1296', '403/7776', '7673/69984']);
    for (const dice of [1, 2, 3]) expect(rescued(dice, 7)).toBe(plain(dice, 7));
  });
});
