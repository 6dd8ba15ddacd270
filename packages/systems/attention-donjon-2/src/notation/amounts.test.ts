import { describe, expect, test } from 'vitest';
import { actionOf } from '../../testing/notation.ts';
import type { Amount } from './action.ts';
import { amountOf, diceIn, difficultyOf, UnboundVariable } from './amounts.ts';

const profile = { defense: 4, reflexes: 5, physique: 6, volonte: 2 };

function amountIn(written: string): Amount {
  const { outcome } = actionOf(`Force 5 : Dommages ${written}`);
  const effect = outcome?.kind === 'own' ? outcome.effects[0]?.[0] : undefined;
  if (effect?.kind !== 'valued') throw new Error(written);
  return effect.amount;
}

const difficulty = (written: string, more: Partial<Parameters<typeof difficultyOf>[1]> = {}): number =>
  difficultyOf(actionOf(`Force ${written}`).difficulty, { profile, ...more });

describe('values of a line', () => {
  test('[AD2-NOT-16] variables are bound by the rule that uses the line, or it is an error', () => {
    expect(amountOf(amountIn('X-3'), { bindings: { X: 2 } })).toBe(-1);
    expect(amountOf(amountIn('X - Y + Z'), { bindings: { X: 7, Y: 3, Z: 1 } })).toBe(5);
    expect(() => amountOf(amountIn('X - Y'), { bindings: { X: 2 } })).toThrow(UnboundVariable);
    expect(() => difficulty('4+Z', { bindings: { X: 2 } })).toThrow('E_UNBOUND_VARIABLE: Z');
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

  test('[AD2-JET-02] a characteristic is read on a profile', () => {
    expect(['Défense', 'Réflexes', 'Physique', 'Volonté', '7'].map((written) => difficulty(written))).toEqual([
      4, 5, 6, 2, 7,
    ]);
  });

  test('[AD2-JET-13] modifiers are added, and a computed Difficulté is at least 1', () => {
    expect(difficulty('Volonté', { modifier: -3 })).toBe(1);
    expect(difficulty('Défense+1', { modifier: 2 })).toBe(7);
    expect(difficulty('Défense - X', { bindings: { X: 9 } })).toBe(1);
    expect(difficulty('2-2')).toBe(1);
  });
});
