import { describe, expect, test } from 'vitest';
import { all, duel, only, termsOf } from '../../testing/duel.ts';
import { runRule, scene } from '../../testing/given.ts';
import { openChest } from '../treasure/chest.ts';
import { variantsOf } from '../variants.ts';
import { damageOf, type Fighter } from './exchange.ts';

const variants = variantsOf({});
const TOUGH = { id: 'gobelin', pv: 200 } as const;

const fighter = (value: number, figures: Partial<Fighter> = {}): Fighter => ({
  value,
  damage: 0,
  atk: 0,
  armour: 0,
  ...figures,
});

describe('[C50-DEG-01] damage = gap + weapon + Bonus ATK - armour', () => {
  test('[C50-DEG-01] 4 against −3, Hache de guerre 6, ATK +1, armour 2: 12', () => {
    const { events } = duel(
      {
        hero: { for: 9, bonusAtk: 1, weapons: ['hache-de-guerre'] },
        creature: { ...TOUGH, car: 2, armour: 2 },
      },
      { decisions: ['arme-hache-de-guerre'], dice: [[5, 5]] },
    );
    expect(only(events, 'duelRolled')).toMatchObject({ heroMargin: 4, creatureMargin: -3 });
    expect(only(events, 'creatureWounded')).toEqual({
      type: 'creatureWounded',
      seat: 0,
      amount: 12,
      pv: 188,
      rules: ['C50-DEG-01', 'C50-DEG-08'],
      sums: [
        {
          label: 'degats',
          terms: [
            { label: 'ecart', value: 7, rule: 'C50-DEG-02' },
            { label: 'arme', value: 6, rule: 'C50-DEG-03' },
            { label: 'bonus-atk', value: 1, rule: 'C50-DEG-04' },
            { label: 'armure', value: -2, rule: 'C50-DEG-05' },
          ],
          total: 12,
        },
      ],
    });
  });

  test('[C50-DEG-01] the same formula for the blow of a creature', () => {
    const { events } = duel(
      { hero: { for: 2, end: 16, armours: ['cuir'] }, creature: { ...TOUGH, car: 9, damage: 6, atk: 1, armour: 9 } },
      { decisions: ['arme-massue'], dice: [[5, 5]] },
    );
    expect(only(events, 'wounded')).toMatchObject({ amount: 7 + 6 + 1 - 2, by: 'creature' });
  });
});

describe('[C50-DEG-04] Bonus ATK is a fixed modifier of the winner', () => {
  test('[C50-DEG-04] a Guerrier with two Talismans de rage: +3', () => {
    const { g, hero } = scene({ heroes: [{ classe: 'guerrier' }] });
    runRule(openChest(g, hero, 0), { dice: [100, 3] });
    runRule(openChest(g, hero, 0), { dice: [100, 3] });
    expect(hero.bonusAtk).toBe(3);
  });

  test('[C50-DEG-04] +4 at most', () => {
    const { g, hero } = scene({ heroes: [{ classe: 'guerrier' }] });
    for (let i = 0; i < 5; i++) runRule(openChest(g, hero, 0), { dice: [100, 3] });
    expect(hero.bonusAtk).toBe(4);
  });

  test('[C50-DEG-04] for weapons, bare hands, spells and scrolls', () => {
    const { events } = duel(
      {
        hero: { classe: 'mage', for: 5, agi: 5, int: 5, bonusAtk: 3, weapons: ['massue'], scrolls: ['foudre'] },
        creature: { ...TOUGH, car: 1 },
      },
      {
        decisions: ['arme-massue', 'mains-nues', 'sort-etincelle', 'parchemin-foudre'],
        dice: Array(4).fill([5, 6]),
      },
    );
    expect(all(events, 'creatureWounded').map((e) => termsOf(e)['bonus-atk'])).toEqual([3, 3, 3, 3]);
    expect(all(events, 'creatureWounded').map((e) => e.amount)).toEqual([5 + 4 + 3, 5 + 3, 5 + 3 + 3, 5 + 11 + 3]);
  });

  test('[C50-DEG-04] the ATK column of a creature may be negative: Rat géant −3', () => {
    const { events } = duel(
      { hero: { armours: [], for: 1 }, creature: { id: 'rat-geant' } },
      { decisions: ['arme-massue'], dice: [[14, 2]] },
    );
    // Réussites −13 and −2.
    expect(termsOf(only(events, 'wounded'))).toEqual({ ecart: 11, 'bonus-atk': -3 });
    expect(only(events, 'wounded').amount).toBe(8);
  });
});

describe('[C50-DEG-06] a hit never heals', () => {
  test('[C50-DEG-06] gap 1, Rat géant 0 - 3, armour 3: −5, hence 0', () => {
    const { events, hero } = duel(
      { hero: { for: 1, pv: 9, armours: ['cuir-cloute'] }, creature: { id: 'rat-geant' } },
      { decisions: ['arme-massue'], dice: [[7, 5]] },
    );
    expect(only(events, 'exchangeSettled')).toMatchObject({ winner: 'creature', gap: 1 });
    expect(termsOf(only(events, 'wounded'))).toEqual({ ecart: 1, 'bonus-atk': -3, armure: -3, plancher: 5 });
    expect(only(events, 'wounded')).toMatchObject({ amount: 0, pv: 9 });
    expect(hero.pv).toBe(9);
  });

  test('[C50-DEG-06] the same for a creature', () => {
    const { events, state } = duel(
      { hero: { for: 2, bonusAtk: 0 }, creature: { ...TOUGH, car: 1, armour: 20 } },
      { decisions: ['arme-massue'], dice: [[5, 5]] },
    );
    expect(only(events, 'creatureWounded')).toMatchObject({ amount: 0, pv: 200 });
    expect(state.fight!.creature.pv).toBe(200);
  });
});

describe('[C50-DEG-07] damage is applied at once, to the loser only', () => {
  test('[C50-DEG-07] a creature at 4 PV takes 12: dead, no further exchange', () => {
    const { events, result, stop, asked, state } = duel(
      { hero: { for: 9, bonusAtk: 1 }, creature: { id: 'gobelin', car: 2, pv: 4 } },
      { decisions: ['arme-massue'], dice: [[5, 5]] },
    );
    expect(only(events, 'creatureWounded')).toMatchObject({ amount: 12, pv: 0 });
    expect([result, stop, asked.length]).toEqual(['won', undefined, 1]);
    expect(state.fight).toBeNull();
    expect(state.floors[0]!.creatures).toEqual({});
  });

  test('[C50-DEG-07] both sides never die in the same exchange, whatever the dice', () => {
    for (let a = 1; a <= 20; a++)
      for (let b = 1; b <= 20; b++) {
        const { hero, events } = duel(
          { hero: { for: 6, pv: 1, potions: [], weapons: [] }, creature: { id: 'ogre', car: 6, pv: 1 } },
          { dice: a === 20 ? [[a, b], 50] : [[a, b]] },
        );
        const dead = [hero.pv === 0, all(events, 'creatureWounded').at(-1)?.pv === 0];
        expect(dead).not.toEqual([true, true]);
      }
  });
});

describe('[C50-DEG-08] the order of computation', () => {
  test('[C50-DEG-08] creature crit, ranged opening, fumble of 65 %: 1 + 5 - 2 = 4, 8, 4, 5', () => {
    const { events } = duel(
      { hero: { classe: 'rodeur' }, creature: { id: 'orque', damage: 5, atk: 0 } },
      { decisions: ['arme-fronde'], dice: [[20, 1], 60] },
    );
    expect(termsOf(only(events, 'wounded'))).toEqual({
      ecart: 1,
      arme: 5,
      armure: -2,
      double: 4,
      moitie: -4,
      'plus-un': 1,
    });
    expect(only(events, 'wounded').amount).toBe(5);
  });

  test('[C50-DEG-08] floor before doubling, halving rounded down, +1 last', () => {
    const blow = { by: fighter(5, { damage: 4, atk: -1 }), gap: 3, critical: false, halved: true, plus: 1 };
    // 3 + 4 - 1 - 3 = 3, halved 1, + 1.
    expect(damageOf({ ...blow, armour: 3 }, variants)).toMatchObject({ floor: 0, halved: -2, total: 2 });
    // 3 + 4 - 1 - 9 = −3: 0 after the floor, doubled 0, halved 0, + 1.
    expect(damageOf({ ...blow, armour: 9, critical: true }, variants)).toMatchObject({
      floor: 3,
      doubled: 0,
      total: 1,
    });
    // 3 + 4 - 1 - 3 = 3, doubled 6, halved 3, + 1.
    expect(damageOf({ ...blow, armour: 3, critical: true }, variants)).toMatchObject({ doubled: 3, total: 4 });
  });

  test('[C50-DEG-08] armour is subtracted whatever the attack', () => {
    const { events } = duel(
      {
        hero: { classe: 'mage', for: 5, agi: 5, int: 5, weapons: ['dague'], scrolls: ['etincelle'] },
        creature: { ...TOUGH, car: 1, armour: 4 },
      },
      {
        decisions: ['arme-dague', 'mains-nues', 'sort-etincelle', 'parchemin-etincelle'],
        dice: Array(4).fill([5, 6]),
      },
    );
    expect(all(events, 'creatureWounded').map((e) => termsOf(e).armure)).toEqual([-4, -4, -4, -4]);
  });

  test('[C50-DEG-08] every step adds up to the total', () => {
    for (let gap = 0; gap <= 20; gap += 4)
      for (const damage of [0, 5])
        for (const atk of [-3, 2])
          for (const armour of [0, 11])
            for (const critical of [false, true])
              for (const halved of [false, true]) {
                const d = damageOf(
                  { by: fighter(5, { damage, atk }), armour, gap, critical, halved, plus: 1 },
                  variants,
                );
                const base = Math.max(0, gap + damage + atk - armour) * (critical ? 2 : 1);
                expect(d.total).toBe((halved ? Math.floor(base / 2) : base) + 1);
                const steps = d.gap + d.weapon + d.atk + d.armour + d.floor + d.doubled + d.halved + d.plus;
                expect(steps).toBe(d.total);
              }
  });
});
