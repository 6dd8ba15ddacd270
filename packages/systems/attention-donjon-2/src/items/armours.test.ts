import { describe, expect, test } from 'vitest';
import { attentionDonjon2 } from '../system.ts';
import { agiliteCapOf, armureOf, couvertureOf, requirementOf } from './armours.ts';

const figures = (base: string) => [
  armureOf(attentionDonjon2.content.items[base]),
  couvertureOf(attentionDonjon2.content.items[base]),
  agiliteCapOf(attentionDonjon2.content.items[base]) ?? null,
  requirementOf({ heavyArmourThreshold: 'six' }, attentionDonjon2.content.items[base]),
];

describe('figures of armours and shields', () => {
  test('[AD2-XCONV-04] [AD2-VAL-03] Endurance of armour is Armure, Parade of a shield or staff is Couverture', () => {
    expect(figures('armure-legere')).toEqual([1, 0, null, 0]);
    expect(figures('armure-moyenne')).toEqual([2, 0, 3, 0]);
    expect(figures('armure-lourde')).toEqual([3, 0, 2, 6]);
    expect(figures('bouclier-de-bois')).toEqual([0, 1, null, 0]);
    expect(figures('bouclier-en-acier')).toEqual([0, 2, null, 0]);
    expect(figures('grand-bouclier')).toEqual([1, 2, 3, 6]);
    expect(figures('baton')).toEqual([0, 1, null, 0]);
    expect(figures('armure-de-l-empereur')).toEqual([3, 0, null, 0]);
    expect(armureOf(undefined) + couvertureOf(undefined)).toBe(0);
  });

  test('[AD2-Q-12] Force + Vigueur 6, or 8 as printed', () => {
    expect(requirementOf({ heavyArmourThreshold: 'eight' }, attentionDonjon2.content.items['armure-lourde'])).toBe(8);
    expect(requirementOf({ heavyArmourThreshold: 'eight' }, attentionDonjon2.content.items['armure-legere'])).toBe(0);
  });
});
