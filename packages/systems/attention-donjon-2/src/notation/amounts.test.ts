import { describe, expect, test } from 'vitest';
import { actionOf } from '../../testing/notation.ts';
import type { Amount } from './action.ts';
import { amountOf, diceIn, UnboundVariable } from './amounts.ts';

function amountIn(written: string): Amount {
  const { outcome } = actionOf(`Force 5 : Dommages ${written}`);
  const effect = outcome?.kind === 'own' ? outcome.effects[0]?.[0] : undefined;
  if (effect?.kind !== 'valued') throw new Error(written);
  return effect.amount;
}

describe('values of a line', () => {
  test('[AD2-NOT-16] variables are bound by the rule that uses the line, or it is an error', () => {
    expect(amountOf(amountIn('X-3'), { bindings: { X: 2 } })).toBe(-1);
    expect(amountOf(amountIn('X - Y + Z'), { bindings: { X: 7, Y: 3, Z: 1 } })).toBe(5);
    expect(() => amountOf(amountIn('X - Y'), { bindings: { X: 2 } })).toThrow(UnboundVariable);
  });

  test('dice are thrown by the caller, one total for each', () => {
    const amount = amountIn('-2d6+1-d4');
    expect(diceIn(amount)).toEqual([
      { count: 2, sides: 6 },
      { count: 1, sides: 4 },
    ]);
    expect(amountOf(amount, { thrown: [7, 3] })).toBe(-9);
    expect(() => amountOf(amount, { thrown: [7] })).toThrow('have not been thrown');
  });
});
