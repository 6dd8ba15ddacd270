import { describe, expect, test } from 'vitest';
import { CLASS_IDS } from '../../testing/content.ts';
import { duel, only } from '../../testing/duel.ts';
import { given, play, runRule, scene } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';
import { drink } from '../gear/potions.ts';
import { newHero } from '../setup.ts';
import { type Characteristic, type Hero, maxPv } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { openChest } from '../treasure/chest.ts';
import { variantsOf } from '../variants.ts';
import { wound } from './health.ts';
import { offerPoints } from './points.ts';

const gauge = (hero: Hero): string => `${hero.pv}/${maxPv(hero)}`;

/** Spends one kept point after another. */
function invest(given: GivenHero, ...into: readonly Characteristic[]) {
  const { g, hero } = scene({ heroes: [{ ...given, points: into.length }] });
  runRule(offerPoints(g, hero), { decisions: into.map((c) => `investir-${c}`) });
  return { g, hero };
}

test('[C50-PV-01] PV maximum = 10 + 3 x END', () => {
  const maxima = Array.from({ length: 16 }, (_, i) =>
    maxPv(given({ heroes: [{ end: i + 1, bonusPv: 0 }] }).heroes[0]!),
  );
  expect(maxima).toEqual([13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58]);
});

test('[C50-PV-02] the maximum follows END and no other characteristic', () => {
  const start = { bonusPv: 0, pv: 7 };
  for (const other of ['for', 'agi', 'int', 'cha'] as const) expect(gauge(invest(start, other).hero)).toBe('7/13');
  expect(gauge(invest(start, 'end').hero)).toBe('8/16');
});

test('[C50-PV-03] one point of END raises the maximum by 3 at once: 13 to 16', () => {
  const { g, hero } = invest({ bonusPv: 0 }, 'end');
  expect(hero.car.end).toBe(2);
  expect(maxPv(hero)).toBe(16);
  expect(only(g.events, 'pointSpent')).toMatchObject({ characteristic: 'end', value: 2 });
  expect(only(g.events, 'pointSpent').rules).toContain('C50-PV-03');
});

test('[C50-PV-04] one point of END raises the current PV by 1: 10/13 to 11/16', () => {
  expect(gauge(invest({ bonusPv: 0, pv: 10 }, 'end').hero)).toBe('11/16');
});

describe('[C50-PV-05] PV maximum = 10 + 3 x END + B', () => {
  test('[C50-PV-05] END 4, B 1: 23; END 5, B 1: 26', () => {
    const maximum = (end: number, bonusPv: number) => maxPv(given({ heroes: [{ end, bonusPv }] }).heroes[0]!);
    expect([maximum(4, 1), maximum(5, 1)]).toEqual([23, 26]);
    expect(Array.from({ length: 16 }, (_, i) => maximum(i + 1, 0))).not.toContain(23);
  });

  test('[C50-PV-05] B is 1 for a Guerrier, 0 for the others', () => {
    expect(
      CLASS_IDS.map((c) => newHero(cinquanteEtages, { seat: 0, classe: c, variants: variantsOf({}) }).bonusPv),
    ).toEqual([1, 0, 0]);
  });
});

test('[C50-PV-06] the example: END 4, B 1, 19/23 becomes END 5, 20/26', () => {
  const hurt = { classe: 'guerrier', end: 4, pv: 19 } as const;
  expect(gauge(given({ heroes: [hurt] }).heroes[0]!)).toBe('19/23');
  const { hero } = invest(hurt, 'end');
  expect(hero.car.end).toBe(5);
  expect(gauge(hero)).toBe('20/26');
});

test('[C50-PV-07] at full health the current PV still rise by 1 only: 22/22 to 23/25', () => {
  expect(gauge(invest({ end: 4, bonusPv: 0, pv: 22 }, 'end').hero)).toBe('23/25');
});

test('[C50-PV-08] k points of END give +3k and +k: 10/13 to 13/22', () => {
  const { hero } = invest({ bonusPv: 0, pv: 10 }, 'end', 'end', 'end');
  expect(hero.car.end).toBe(4);
  expect(gauge(hero)).toBe('13/22');
});

test('[C50-PV-09] a new character starts at the maximum', () => {
  expect(
    CLASS_IDS.map((c) => gauge(newHero(cinquanteEtages, { seat: 0, classe: c, variants: variantsOf({}) }))),
  ).toEqual(['14/14', '13/13', '13/13']);
});

test('[C50-PV-10] healing stops at the maximum: 20/22 and a Potion de soin', () => {
  const { g, hero } = scene({ heroes: [{ end: 4, bonusPv: 0, pv: 20 }] });
  drink(g, hero, 'potion-de-soin');
  expect(gauge(hero)).toBe('22/22');
  expect(hero.potions).toEqual([]);
  expect(only(g.events, 'healed')).toEqual({
    type: 'healed',
    seat: 0,
    amount: 2,
    pv: 22,
    by: 'potion',
    rules: ['C50-TRE-05', 'C50-PV-10'],
    sums: [
      {
        label: 'soin',
        terms: [
          { label: 'potion', params: { potion: 'potion-de-soin' }, value: 10, rule: 'C50-TRE-05' },
          { label: 'excedent', value: -8, rule: 'C50-PV-10' },
        ],
        total: 2,
      },
    ],
  });
});

describe('[C50-PV-11] 0 PV is death at once', () => {
  test('[C50-PV-11] 5 PV, 9 damage: 0 PV, dead', () => {
    const { g, hero } = scene({ heroes: [{ pv: 5 }] });
    wound(g, hero, { amount: 9, by: 'trap', rules: ['C50-CASE-10'] });
    expect([hero.pv, hero.status]).toEqual([0, 'dead']);
    expect(g.events).toEqual([
      { type: 'wounded', seat: 0, amount: 9, pv: 0, by: 'trap', rules: ['C50-CASE-10'], sums: [] },
      { type: 'died', seat: 0, rules: ['C50-PV-11', 'C50-RUN-06'] },
    ]);
  });

  test('[C50-PV-11] exactly 0 is dead, 1 is not', () => {
    const left = (amount: number) => {
      const { g, hero } = scene({ heroes: [{ pv: 5 }] });
      wound(g, hero, { amount, by: 'trap', rules: [] });
      return [hero.pv, hero.status];
    };
    expect([left(4), left(5)]).toEqual([
      [1, 'exploring'],
      [0, 'dead'],
    ]);
  });

  test('[C50-PV-11] no potion nor scroll saves a dying hero: nothing is asked', () => {
    const { asked, stop, result, hero, types } = duel(
      {
        hero: { pv: 5, potions: ['potion-de-soin'], scrolls: ['soin'], worn: null },
        creature: { id: 'ogre', car: 1, damage: 4, pv: 40 },
      },
      // Réussites −12 and −7: gap 5, damage 9.
      { decisions: ['arme-massue'], dice: [[13, 8]] },
    );
    expect(asked).toHaveLength(1);
    expect(stop).toBeUndefined();
    expect([result, hero.pv, hero.status]).toEqual(['lost', 0, 'dead']);
    expect(hero.potions).toEqual(['potion-de-soin']);
    expect(types.slice(-3)).toEqual(['wounded', 'died', 'fightEnded']);
  });

  test('[C50-PV-11] the dead do not move on', () => {
    const { types, stop } = play(
      { map: `..^^....\n${'........\n'.repeat(7)}`, heroes: [{ pv: 2, potions: [] }] },
      { dice: [4, 20], decisions: ['est'] },
    );
    expect(types.filter((t) => t === 'trapSprung')).toHaveLength(1);
    expect(types.at(-1)).toBe('died');
    expect(stop).toBeUndefined();
  });
});

test('[C50-PV-12] a Talisman de vie raises maximum and current PV by 3: 12/16 to 15/19', () => {
  const { g, hero } = scene({ heroes: [{ end: 2, bonusPv: 0, pv: 12 }] });
  runRule(openChest(g, hero, 0), { dice: [100, 4] });
  expect(only(g.events, 'talismanTaken').talisman).toBe('talisman-de-vie');
  expect([hero.bonusPv, gauge(hero)]).toEqual([3, '15/19']);
});
