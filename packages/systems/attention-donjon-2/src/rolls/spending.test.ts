import { describe, expect, test } from 'vitest';
import { actionOf } from '../../testing/notation.ts';
import { leftAfter, purchasable, type Spending } from './spending.ts';

function spending(line: string, surplus: number): Spending {
  const { options, outcome } = actionOf(line);
  return { options, surplus, own: outcome?.kind === 'own' ? outcome.effects.flat() : [] };
}

describe('spending Réussites', () => {
  test('[AD2-NOT-23] each option costs one and may be bought again', () => {
    const choices = spending('Force 5 : Dommages 2 [Dommages +1, Sonné]', 2);
    expect(purchasable(choices, [])).toEqual([0, 1]);
    expect(purchasable(choices, [0])).toEqual([0, 1]);
    expect(purchasable(choices, [0, 0])).toEqual([]);
  });

  test('[AD2-NOT-24] a price and a limit', () => {
    const choices = spending('Savoir 5 [2R Soins 1 max 1]', 4);
    expect(purchasable(choices, [])).toEqual([0]);
    expect(purchasable(choices, [0])).toEqual([]);
    expect(leftAfter(choices, [0])).toBe(2);
    expect(purchasable({ ...choices, surplus: 1 }, [])).toEqual([]);
  });

  test('[AD2-REU-07] the same effect again, unless it is a state the Jet inflicts already', () => {
    const choices = spending('Force 5 : Dommages 1 [Dommages +1, Sonné]', 3);
    expect(purchasable(choices, [0, 0])).toEqual([0, 1]);
    expect(purchasable(choices, [1])).toEqual([0]);
    expect(purchasable(spending('Force 5 : Sonné [Sonné, Secoué]', 3), [])).toEqual([1]);
    expect(purchasable(spending('Force 5 [Dommages 1 max 2]', 3), [0, 0])).toEqual([]);
  });

  test('a push is bought once', () => {
    expect(purchasable(spending('Force 5 [Repousser, Dévoiler]', 3), [0, 1])).toEqual([1]);
  });
});
