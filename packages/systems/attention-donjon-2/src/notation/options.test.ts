import { describe, expect, test } from 'vitest';
import { actionOf, reading } from '../../testing/notation.ts';
import { readingsOf, statedBy } from '../../testing/stated.ts';
import { printAction } from './print.ts';

describe('options of Réussite', () => {
  test('[AD2-NOT-24] nR is the price, max n the purchases; neither may be 0', () => {
    expect(reading('Savoir 5 [2R Soins 1 max 1, Sonné]')).toMatchObject({
      options: [{ cost: 2, max: 1 }, { cost: 1 }],
    });
    expect(printAction(actionOf('Savoir 5 [1R Sonné, 2R Soins 1 max 1]'))).toBe('Savoir 5 [Sonné, 2R Soins 1 max 1]');
    expect(reading('Savoir 5 [0R Sonné]')).toEqual({ code: 'E_OPTION_COST', column: 11 });
    expect(reading('Savoir 5 [2 Sonné]')).toEqual({ code: 'E_OPTION_COST', column: 11 });
    expect(reading('Savoir 5 [Sonné max 0]')).toEqual({ code: 'E_OPTION_MAX', column: 21 });
    expect(reading('Savoir 5 [Sonné max]')).toEqual({ code: 'E_OPTION_MAX', column: 20 });
  });

  test('[AD2-NOT-25] « Réussite : » is the same as final brackets', () => {
    expect(readingsOf('AD2-NOT-25')).toEqual(statedBy('AD2-NOT-25'));
    const brackets = actionOf('Force 5 : Dommages 1 [2R Sonné max 1, Dommages +1]');
    expect(actionOf('Force 5 : Dommages 1 Réussite : 2R Sonné max 1, Dommages +1')).toEqual(brackets);
    expect(printAction(brackets)).toBe('Force 5 : Dommages 1 [2R Sonné max 1, Dommages +1]');
    expect(reading('Force 5 Réussite Sonné')).toEqual({ code: 'E_UNEXPECTED', column: 18 });
    expect(reading('Force 5 Réussite :')).toEqual({ code: 'E_EMPTY_OPTIONS', column: 19 });
  });

  test('[AD2-NOT-31] an option buys something', () => {
    expect(readingsOf('AD2-NOT-31')).toEqual(statedBy('AD2-NOT-31'));
    expect(reading('Savoir 4 [Sonné & -]')).toEqual({ code: 'E_EMPTY_EFFECT', column: 19 });
    expect(reading('Savoir 4 [Sonné, ]')).toEqual({ code: 'E_EMPTY_EFFECT', column: 18 });
    expect(reading('Savoir 4 [-1D]')).toMatchObject({ options: [{ effects: [{ e: 'D', v: '-1' }] }] });
  });

  test('[AD2-NOT-32] the line is read once, from left to right', () => {
    expect(
      reading('>> "ATT" [Feu] ATT/DST 3 Force/Tir (requise) Défense-1+X : Sonné | Repousser [2R Sonné max 2]'),
    ).toEqual({
      cost: 'complexe',
      name: 'ATT',
      tags: ['Feu'],
      kind: 'ATT',
      range: 'DST 3',
      attr: 'Force',
      skill: 'Tir',
      required: true,
      diff: 'Défense-1+X',
      effects: { any: [[{ e: 'Sonné' }], [{ e: 'Repousser' }]] },
      options: [{ cost: 2, effects: [{ e: 'Sonné' }], max: 2 }],
    });
    // The leftmost fault is the one told, though a bad sign comes later.
    expect(reading('Force 5 (Sonné) ;')).toEqual({ code: 'E_ENEMY_NEEDS_TWO_EFFECTS', column: 15 });
    expect(reading('Force 5/6')).toEqual({ code: 'E_UNEXPECTED', column: 8 });
  });
});
