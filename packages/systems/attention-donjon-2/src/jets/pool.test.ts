import type { Mark } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { offered } from '../../testing/combat.ts';
import { alone, impose, jet, performing } from '../../testing/jets.ts';
import { know } from '../../testing/know.ts';
import type { Feature } from '../world/features.ts';

type Hero = NonNullable<Parameters<typeof alone>[0]>;

/** A bearer of dice given or taken by some action (AD2-EFF-16). */
const given = (value: number): Mark => ({ id: 'des-accordes', until: { in: 'removed' }, value });

/** One throw, whatever it is worth. */
const thrown = (hero: Hero, test: string, dice: number, variants = {}) => {
  const script = dice === 0 ? {} : { dice: [dice === 1 ? 1 : Array<number>(dice).fill(1)] };
  return jet({ ...alone(hero), variants }, test, script).dice;
};

const adept: Feature = {
  id: 'adresse',
  rule: 'AD2-BONUS-01',
  added: (_g, _at, { skill }) => (skill === 'melee' || skill === 'arcane' ? 1 : 0),
};
const tough: Feature = { id: 'trempe', rule: 'AD2-BONUS-02', added: () => 1 };
const bold: Feature = { id: 'audace', rule: 'AD2-BONUS-05', dice: () => 1 };

describe('dice', () => {
  know(adept, tough, bold);

  test('[AD2-ATTR-02] [AD2-JET-06] as many as the final value of the Attribute', () => {
    expect([1, 2, 3, 4].map((force) => thrown({ traits: { force } }, 'Force 9', force))).toEqual([1, 2, 3, 4]);
    expect(thrown({ traits: { force: 3 } }, 'Force 5', 3)).toBe(3);
    expect(thrown({ traits: { force: 3 }, marks: ['sonne'] }, 'Force 5', 2)).toBe(2);
    // The Attribute of the Jet, no other; and d6.
    expect(thrown({ traits: { force: 3, vigueur: 1 } }, 'Vigueur 5', 1)).toBe(1);
    expect(() => jet(alone({ traits: { force: 1 } }), 'Force 5', { dice: [7] })).toThrow();
  });

  test('[AD2-ATTR-04] an Attribute of 0 throws none: no Réussite, no Coup de poker; bonus dice are thrown', () => {
    const blank = { traits: { savoir: 0, soins: 2 } };
    const bare = jet(alone(blank), 'Savoir/Soins 2', {});
    expect(bare).toMatchObject({ dice: 0, asked: [] });
    expect(bare.verdict).toMatchObject({ best: 0, base: 2, reussites: 0, success: true, surplus: 0 });
    expect(jet(alone(blank), 'Savoir/Soins 3', {}).verdict).toMatchObject({ result: 2, success: false });
    expect(thrown({ ...blank, marks: [given(2)] }, 'Savoir/Soins 9', 2)).toBe(2);
  });

  test('[AD2-BONUS-01] [AD2-BONUS-02] a D changes the dice; a number without D changes what is added', () => {
    const skilled = { traits: { force: 3, melee: 2 } };
    expect(thrown({ ...skilled, marks: [given(1)] }, 'Force/Mêlée 9', 4)).toBe(4);
    expect(thrown({ traits: { savoir: 2 }, marks: [given(2)] }, 'Savoir 9', 4)).toBe(4);
    const better = jet(alone({ ...skilled, talents: ['adresse'] }), 'Force/Mêlée 9', { dice: [[1, 1, 1]] });
    expect(better.of('jetAnnounced')).toMatchObject([{ dice: 3, added: 3 }]);
    // A Jet without a Compétence: the number goes to the result.
    const bare = jet(alone({ talents: ['trempe'] }), 'Vigueur 5', { dice: [[4, 1]] });
    expect(bare.of('jetAnnounced')).toMatchObject([{ dice: 2, added: 1 }]);
    expect(bare.verdict).toMatchObject({ best: 4, base: 5, success: true });
  });

  test('[AD2-BONUS-05] sources add up, each once: Savoir 2, Débrouillard, Secoué', () => {
    const shaken = alone({ marks: ['secoue'], talents: ['debrouillard'] });
    const ran = jet(shaken, 'Savoir 9', { decisions: ['debrouillard'], dice: [[1, 1, 1]] });
    expect(ran.dice).toBe(3);
    // Used once, it is not offered again.
    expect(ran.asked.map(({ id }) => id)).toEqual(['avant-le-jet']);
  });

  test('[AD2-BONUS-06] [AD2-Q-03] penalties leave one die where the Attribute has one; or none', () => {
    const agile = (value: number) => ({ traits: { agilite: 4 }, marks: [given(value)] });
    expect([-3, -4].map((value) => thrown(agile(value), 'Agilité 9', 1))).toEqual([1, 1]);
    expect(thrown({ traits: { agilite: 0 }, talents: ['audace'], marks: [given(-2)] }, 'Agilité 9', 0)).toBe(0);
    expect(thrown({ traits: { agilite: 0 }, talents: ['audace'] }, 'Agilité 9', 1)).toBe(1);
    const zero = { minDice: 'zero' };
    expect(thrown(agile(-3), 'Agilité 9', 1, zero)).toBe(1);
    expect(thrown(agile(-4), 'Agilité 9', 0, zero)).toBe(0);
    // The result is then the Compétence alone.
    const none = {
      ...alone({ ...agile(-4), traits: { agilite: 4, melee: 2 } }),
      variants: { minDice: 'zero' },
    } as const;
    expect(jet(none, 'Agilité/Mêlée 2', {}).verdict).toMatchObject({ best: 0, result: 2, success: true });
  });

  test('[AD2-BONUS-08] losses, then the cap, then bonus dice, then the floor', () => {
    const medium = { traits: { agilite: 4 }, items: ['armure-moyenne'] };
    expect(thrown(medium, 'Agilité 9', 3)).toBe(3);
    expect(thrown({ ...medium, marks: [given(1)] }, 'Agilité 9', 4)).toBe(4);
    const heavy = { traits: { agilite: 2, force: 3, vigueur: 3 }, items: ['armure-lourde'], marks: [given(-1)] };
    expect(thrown(heavy, 'Agilité 9', 1)).toBe(1);
    const lost = (value: number): Mark => ({ id: 'perte-agilite', until: { in: 'removed' }, value });
    expect(thrown({ ...medium, marks: [lost(2)] }, 'Agilité 9', 2)).toBe(2);
    expect(thrown({ ...medium, marks: [lost(1)] }, 'Agilité 9', 3)).toBe(3);
    // A loss may leave nothing, and then there is no floor.
    expect(thrown({ traits: { agilite: 1 }, marks: [lost(2), given(-1)] }, 'Agilité 9', 0)).toBe(0);
  });
});

describe('the Compétence', () => {
  know(adept);

  test('[AD2-JET-07] [AD2-JET-09] [AD2-COMP-02] the best die alone, and the Compétence that the Jet names', () => {
    const skilled = (melee: number, dice: number[]) =>
      jet(alone({ traits: { force: dice.length, melee, tir: 4 } }), 'Force/Mêlée 5', { dice: [dice] });
    expect(skilled(2, [3, 1])).toMatchObject({ dice: 2, verdict: { best: 3, base: 5, result: 5, success: true } });
    expect(skilled(0, [1, 3, 6])).toMatchObject({ dice: 3, verdict: { best: 6, base: 6 } });
    expect(skilled(0, [4, 4]).verdict).toMatchObject({ best: 4, base: 4, success: false });
    expect(jet(alone({ traits: { melee: 2 } }), 'Force 5', { dice: [[4, 1]] }).verdict.base).toBe(4);
  });

  test('[AD2-COMP-04] counts 0 where it is missing: Savoir/Soins 5 without Soins', () => {
    const ran = jet(alone({ traits: { savoir: 2 } }), 'Savoir/Soins 5', { dice: [[5, 2]] });
    expect(ran.of('jetAnnounced')).toMatchObject([{ skill: 'soins', added: 0 }]);
    expect(ran.verdict).toMatchObject({ best: 5, result: 5, success: true });
  });

  test('[AD2-COMP-06] is possessed at any value, and a bonus does not give it', () => {
    const rite = 'Savoir/Arcane (requise) 9 (Dommages 1/-)';
    for (const arcane of [1, 0, -1])
      expect(impose(alone({ traits: { arcane } }), rite, { dice: [[1, 1]] }).dice).toBe(2);
    const gifted = { talents: ['adresse'] };
    expect(impose(alone(gifted), rite)).toMatchObject({ dice: undefined, success: false, lost: 1 });
    expect(jet(alone(gifted), 'Savoir/Arcane 9', { dice: [[1, 1]] }).of('jetAnnounced')).toMatchObject([{ added: 1 }]);
    const spells = (arcane: number | null) => {
      const mage = { careers: ['arcaniste'], talents: ['projectile-arcanique', 'adresse'], traits: { arcane } };
      return offered(alone(mage, { creatures: [{ id: 'ogre', at: [1, 1] }] }), 'projectile-arcanique').length;
    };
    expect([1, 0, -1, null].map(spells)).toEqual([1, 1, 1, 0]);
  });
});

test('[AD2-REU-03] two Réussites are worth +2 though the action would sell them for Dommages', () => {
  const mage = alone({ traits: { mental: 3, arcane: 1 } }, { creatures: [{ id: 'ogre', at: [1, 1] }] });
  const line = 'Mental/Arcane 9 : Dommages 3 [Dommages +1]';
  const ran = performing(mage, line, { on: ['ogre-1'], dice: [[6, 6, 2]], decisions: ['garder'] });
  expect(ran.of('jetSettled')).toMatchObject([{ base: 7, used: 2, result: 9, success: true, surplus: 0 }]);
  expect([ran.value.lost, ran.of('reussiteSpent')]).toEqual([2, []]);
});

test('[AD2-REU-15] a ritual beyond reach: the Réussite buys no Dommages either', () => {
  const mage = alone({ traits: { mental: 3, arcane: 1 } }, { creatures: [{ id: 'ogre', at: [1, 1] }] });
  const line = 'Mental/Arcane 10 : Dommages 3 [Dommages +1]';
  const ran = performing(mage, line, { on: ['ogre-1'], dice: [[1, 2, 6]], decisions: ['garder'] });
  expect(ran.of('jetSettled')).toMatchObject([{ base: 7, used: 1, result: 8, success: false, surplus: 0 }]);
  expect([ran.value.lost, ran.of('reussiteSpent'), ran.find('ogre-1').sante]).toEqual([0, [], 8]);
});
