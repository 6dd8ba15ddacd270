import { describe, expect, test } from 'vitest';
import { actionOf } from '../../testing/notation.ts';
import { addedOf, attemptOf, diceOf } from './pool.ts';

const { required } = actionOf('Savoir/Arcane (requise) 6');

describe('dice', () => {
  test('[AD2-ATTR-02][AD2-JET-06] as many as the final value of the Attribute', () => {
    expect([0, 1, 3].map((attribute) => diceOf({ attribute }))).toEqual([0, 1, 3]);
    expect(diceOf({ attribute: 3, changes: [-1] })).toBe(2);
  });

  test('[AD2-BONUS-01][AD2-BONUS-02] a D changes the dice; a number without D changes what is added', () => {
    expect(diceOf({ attribute: 3, changes: [1] })).toBe(4);
    expect(diceOf({ attribute: 2, changes: [2] })).toBe(4);
    expect(addedOf(2, [1])).toBe(3);
    // A Jet without a Compétence: the number goes to the result.
    expect(addedOf(undefined, [1])).toBe(1);
  });

  test('[AD2-BONUS-06][AD2-Q-03] penalties leave one die where the Attribute has one', () => {
    expect([-3, -4, -9].map((change) => diceOf({ attribute: 4, changes: [change] }))).toEqual([1, 1, 1]);
    expect(diceOf({ attribute: 0, changes: [1, -2] })).toBe(0);
    expect(diceOf({ attribute: 0, changes: [2] })).toBe(2);
    expect([-3, -4, -9].map((change) => diceOf({ attribute: 4, changes: [change] }, { minDice: 'zero' }))).toEqual([
      1, 0, 0,
    ]);
  });

  test('[AD2-BONUS-07] the tracker surrounded by rat-men', () => {
    expect(diceOf({ attribute: 4, changes: [-3] })).toBe(1);
    expect(diceOf({ attribute: 4, changes: [-3, -1] })).toBe(1);
  });

  test('[AD2-BONUS-08] losses, then the cap, then bonus dice, then the floor', () => {
    expect(diceOf({ attribute: 4, cap: 3, changes: [1] })).toBe(4);
    expect(diceOf({ attribute: 2, cap: 2, changes: [-1] })).toBe(1);
    expect(diceOf({ attribute: 4, lost: 2, cap: 3 })).toBe(2);
    // A loss may leave nothing, and then there is no floor.
    expect(diceOf({ attribute: 1, lost: 2, changes: [-1] })).toBe(0);
  });
});

describe('the Compétence', () => {
  test('[AD2-COMP-04] counts 0 where it is missing', () => {
    expect(addedOf(undefined)).toBe(0);
    expect(attemptOf({ required: false, held: undefined, enemy: false })).toBe('allowed');
  });

  test('[AD2-COMP-06] is possessed at any value, and a bonus does not give it', () => {
    const attempts = [2, 0, -1].map((held) => attemptOf({ required, held, enemy: false }));
    expect(attempts).toEqual(['allowed', 'allowed', 'allowed']);
    expect(addedOf(undefined, [1])).toBe(1);
    expect(attemptOf({ required, held: undefined, enemy: false })).toBe('refused');
  });

  test('a required one that is missing refuses an action and loses an enemy action', () => {
    expect(attemptOf({ required, held: undefined, enemy: false })).toBe('refused');
    expect(attemptOf({ required, held: undefined, enemy: true })).toBe('fails');
    expect(attemptOf({ required, held: 0, enemy: true })).toBe('allowed');
  });
});
