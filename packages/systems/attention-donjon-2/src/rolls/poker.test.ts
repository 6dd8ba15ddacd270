import { describe, expect, test } from 'vitest';
import { foretold, played } from '../../testing/figures.ts';
import { PLAIN } from './fortune.ts';
import { gambled, gambledDice, gambleOf, joined, rerolled, thrown } from './thrown.ts';
import { verdictOf } from './verdict.ts';

const holds = (id: string): void => expect(played(id, 'roll')).toEqual(foretold(id, 'roll'));

describe('the Coup de poker', () => {
  test('[AD2-POKER-02][AD2-ORDRE-11] is offered on a 6, unless something forbids it', () => {
    expect(gambleOf(thrown([5, 5, 2]))).toBe('none');
    expect(gambleOf(thrown([6, 4]))).toBe('offered');
    expect(gambleOf(thrown([6, 4]), { forbidden: true })).toBe('none');
    expect(gambleOf(thrown([]))).toBe('none');
  });

  test('[AD2-POKER-13] is forced by some effects, where there is a 6', () => {
    expect(gambleOf(thrown([6, 6, 6, 2, 3]), { forced: true })).toBe('forced');
    expect(gambleOf(thrown([5, 4, 2, 2, 1]), { forced: true })).toBe('none');
    expect(gambleOf(thrown([6]), { forced: true, forbidden: true })).toBe('none');
  });

  test('[AD2-POKER-14] is judged on the dice after a single die was thrown again', () => {
    expect(gambleOf(rerolled(thrown([6, 2, 2]), 0, 3), { forced: true })).toBe('none');
    expect(gambleOf(rerolled(thrown([2, 4]), 0, 6))).toBe('offered');
  });

  test('[AD2-POKER-04] throws every die again but the 1s', () => {
    expect(gambledDice(thrown([1, 2, 6]))).toEqual([1, 2]);
    expect(gambled(thrown([1, 2, 6, 1]), [5, 4]).standing).toEqual([1, 5, 4, 1]);
    expect(() => gambled(thrown([1, 2, 6]), [5])).toThrow('2 dice');
  });

  test('[AD2-POKER-03] keeps the Réussites of the first throw', () => {
    const second = gambled(thrown([6, 6, 2]), [3, 3, 3]);
    expect(verdictOf(second, { added: 0, difficulty: 3 })).toMatchObject({ best: 3, reussites: 2, surplus: 2 });
  });

  test('[AD2-POKER-05] has a new best die, lower or not', () => holds('AD2-POKER-05'));

  test('[AD2-POKER-06] adds the Réussites of both throws', () => holds('AD2-POKER-06'));

  test('[AD2-POKER-07] Gregor gets greedy', () => holds('AD2-POKER-07'));

  test('[AD2-POKER-08] replaces the first throw: a success may be lost', () => {
    holds('AD2-POKER-08');
    expect(verdictOf(thrown([6, 5]), { added: 0, difficulty: 6 }).success).toBe(true);
  });

  test('[AD2-POKER-09] may rescue a failure', () => {
    holds('AD2-POKER-09');
    expect(verdictOf(thrown([6, 3]), { added: 0, difficulty: 8 }).success).toBe(false);
  });

  test('[AD2-POKER-10][AD2-Q-01] happens once; in the other reading as long as a new 6 falls', () => {
    const second = gambled(thrown([6, 2, 1]), [6, 1]);
    expect(gambleOf(second)).toBe('none');
    expect(gambleOf(second, {}, { pokerChain: 'chain' })).toBe('offered');
    // Every 1 obtained so far stays.
    const third = gambled(second, [4]);
    expect(third.standing).toEqual([4, 1, 1]);
    expect(verdictOf(third, { added: 0, difficulty: 4 }).reussites).toBe(2);
    expect(gambleOf(third, {}, { pokerChain: 'chain' })).toBe('none');
  });

  test('[AD2-POKER-11][AD2-Q-02] counts each face once; in the other reading kept 1s cancel again', () => {
    holds('AD2-POKER-11');
    const cursed = { added: 0, difficulty: 5, fortune: { ...PLAIN, maudit: true } };
    const first = thrown([6, 6, 1]);
    expect(verdictOf(gambled(first, [6, 6]), cursed).reussites).toBe(3);
    expect(verdictOf(gambled(first, [6, 6], { pokerOnes: 'again' }), cursed).reussites).toBe(2);
    // Each tally is floored at 0 on its own.
    expect(verdictOf(gambled(first, [1, 1]), cursed).reussites).toBe(1);
  });

  test('[AD2-POKER-12][AD2-BENI-18] a blessing counts for both throws and throws nothing again', () => {
    holds('AD2-POKER-12');
    const dice = thrown([5, 5, 2]);
    expect(verdictOf(dice, { added: 0, difficulty: 7 })).toMatchObject({ base: 5, reussites: 0, success: false });
    expect(verdictOf(dice, { added: 0, difficulty: 7, fortune: { ...PLAIN, beni: true } })).toMatchObject({
      base: 5,
      reussites: 2,
      success: true,
      surplus: 0,
    });
  });
});

describe('dice that come or change late', () => {
  test('[AD2-BONUS-10] join the latest tally', () => {
    const after = joined(gambled(thrown([6, 1]), [2]), [6, 3]);
    expect(after).toEqual({
      standing: [2, 1, 6, 3],
      tallies: [
        [6, 1],
        [2, 6, 3],
      ],
    });
    expect(verdictOf(after, { added: 0, difficulty: 6 })).toMatchObject({ best: 6, reussites: 2 });
  });

  test('a die thrown again loses its face in the tally that held it', () => {
    const second = gambled(thrown([6, 1]), [2]);
    expect(rerolled(second, 0, 6)).toEqual({ standing: [6, 1], tallies: [[6, 1], [6]] });
    expect(rerolled(second, 1, 5)).toEqual({ standing: [2, 5], tallies: [[6, 5], [2]] });
    expect(() => rerolled(second, 2, 5)).toThrow('no die 2');
  });
});
