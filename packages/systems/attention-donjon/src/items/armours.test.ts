import { figureOf } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { on, scene } from '../../testing/index.ts';
import { agiliteDice, type Items, wearing } from '../../testing/items.ts';
import { enduranceOf, paradeOf, traitOf } from '../figures/values.ts';
import { attentionDonjon } from '../system.ts';

describe('armours and shields', () => {
  const dressed = (items: Items, traits = {}) => {
    const state = scene(wearing(items, { traits }));
    return { state, who: figureOf(state, 'h1') };
  };
  const endurance = (base: string) => {
    const { state, who } = dressed([base], { vigueur: 3 });
    return enduranceOf(on(state), who);
  };
  const parade = (base: string, melee: number) => {
    const { state, who } = dressed([base], { melee });
    return paradeOf(on(state), who);
  };
  const agilite = (items: Items, value = 4) => {
    const { state, who } = dressed(items, { agilite: value });
    return traitOf(on(state), who, 'agilite');
  };

  test('[AD1-ARMU-01] [AD1-ARMU-02] [AD1-ARMU-03] Vigueur 3: Endurance 3, 4 and 5', () => {
    expect(['armure-legere', 'armure-moyenne', 'armure-lourde'].map(endurance)).toEqual([3, 4, 5]);
  });

  test.each([
    ['AD1-ARMU-01', 'armure-legere', ['armure', undefined, 10, 4]],
    ['AD1-ARMU-02', 'armure-moyenne', ['armure', undefined, 25, 7]],
    ['AD1-ARMU-03', 'armure-lourde', ['armure', undefined, 60, 10]],
    ['AD1-ARMU-04', 'bouclier-de-bois', ['main', 1, 8, 4]],
    ['AD1-ARMU-05', 'bouclier-en-acier', ['main', 1, 20, 8]],
    ['AD1-ARMU-06', 'grand-bouclier', ['main', 1, 35, 10]],
  ] as const)('[%s] %s: where it is worn, its hands, price and rarity', (_id, base, expected) => {
    const { slot, hands, price, rarity } = attentionDonjon.content.items[base]!;
    expect([slot, hands, price, rarity]).toEqual(expected);
  });

  test('[AD1-ARMU-02] [AD1-ARMU-03] [AD1-ARMU-06] [AD1-ARMU-07] Agilité 4 is read as 3, then 2; the lowest cap applies', () => {
    expect([agilite(['armure-legere']), agilite(['armure-moyenne']), agilite(['armure-lourde'])]).toEqual([4, 3, 2]);
    expect(agilite(['armure-lourde', 'grand-bouclier'])).toBe(2);
    expect(agilite(['grand-bouclier'])).toBe(3);
  });

  test('[AD1-ARMU-07] a bonus may exceed the cap: 3 + 2 dice', () => {
    expect(agiliteDice(['armure-moyenne'], { agilite: 4 })).toBe(5);
  });

  test('[AD1-ARMU-07] the cap is for Agilité alone', () => {
    const { state, who } = dressed(['armure-lourde'], { force: 5, vigueur: 4, tir: 4 });
    expect(['force', 'vigueur', 'tir'].map((trait) => traitOf(on(state), who, trait))).toEqual([5, 4, 4]);
  });

  test('[AD1-ARMU-03] [AD1-ARMU-06] Force + Vigueur of 8, or Encombré', () => {
    const dice = (force: number, base: string) => agiliteDice([base], { agilite: 2, force, vigueur: 4 }, false);
    expect([dice(4, 'armure-lourde'), dice(3, 'armure-lourde')]).toEqual([2, 1]);
    expect([dice(4, 'grand-bouclier'), dice(3, 'grand-bouclier')]).toEqual([2, 1]);
  });

  test('[AD1-ARMU-04] [AD1-ARMU-05] Mêlée 5 with wood: Parade 4; Mêlée 3 with steel: Parade 4', () => {
    expect([parade('bouclier-de-bois', 5), parade('bouclier-en-acier', 3)]).toEqual([4, 4]);
  });

  test('[AD1-ARMU-06] a great shield adds Endurance against arrows, not against swords', () => {
    const { state, who } = dressed(['grand-bouclier', 'armure-legere'], { force: 5, melee: 2 });
    const against = (skill: 'tir' | 'lancer' | 'melee') =>
      enduranceOf(on(state), who, {
        roll: { purpose: 'dommages', strike: { attack: { skill } } } as never,
      });
    expect([against('tir'), against('lancer'), against('melee'), paradeOf(on(state), who)]).toEqual([4, 4, 3, 3]);
  });
});
