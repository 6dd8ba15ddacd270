import { describe, expect, test } from 'vitest';
import { all, duel, only, termsOf } from '../../testing/duel.ts';
import { variantsOf } from '../variants.ts';
import { damageOf, judge } from './exchange.ts';

const variants = variantsOf({});
const TOUGH = { id: 'gobelin', pv: 200 } as const;

const judged = (mine: number, myDie: number, theirs: number, theirDie: number) => {
  const fighter = (value: number) => ({ value, damage: 0, atk: 0, armour: 0 });
  return judge({ hero: fighter(mine), creature: fighter(theirs), dice: { hero: myDie, creature: theirDie } }, variants);
};

test('[C50-CRIT-01] a natural 1 is a critical success whatever the characteristic, Car 0 included', () => {
  for (let value = 0; value <= 18; value++) {
    expect(judged(9, 10, value, 1)).toMatchObject({ winner: 'creature', critical: true });
    expect(judged(value, 1, 9, 10)).toMatchObject({ winner: 'hero', critical: true });
  }
  for (let die = 2; die <= 20; die++) expect(judged(16, die, 0, 20).critical).toBe(false);
  const { events } = duel({ creature: { id: 'rat-geant' } }, { decisions: ['arme-massue'], dice: [[2, 1]] });
  expect(only(events, 'duelRolled')).toMatchObject({ creatureMargin: -1, creatureSucceeded: false });
  expect(only(events, 'exchangeSettled')).toMatchObject({ winner: 'creature', critical: true });
});

test('[C50-CRIT-02] the enemy réussite is ignored: FOR 1, D20 = 1 against Car 16, D20 = 2', () => {
  const { events } = duel(
    { hero: { for: 1 }, creature: { ...TOUGH, car: 16 } },
    { decisions: ['arme-massue'], dice: [[1, 2]] },
  );
  expect(only(events, 'duelRolled')).toMatchObject({ heroMargin: 0, creatureMargin: 14 });
  expect(only(events, 'exchangeSettled')).toEqual({
    type: 'exchangeSettled',
    seat: 0,
    winner: 'hero',
    gap: 1,
    critical: true,
    rules: ['C50-CRIT-02', 'C50-CRIT-03'],
  });
  expect(all(events, 'wounded')).toEqual([]);
  for (let die = 2; die <= 20; die++) expect(judged(1, 1, 16, die).winner).toBe('hero');
});

test('[C50-CRIT-03] the réussite counts as 1: FOR 16, D20 = 1 against Car 3, D20 = 18, gap 1', () => {
  expect(judged(16, 1, 3, 18)).toEqual({ winner: 'hero', gap: 1, critical: true });
  for (let value = 0; value <= 18; value++) expect(judged(value, 1, 7, 12).gap).toBe(1);
});

describe('[C50-CRIT-04] the damage is doubled, after armour', () => {
  const crit = (damage: number, atk: number, armour: number) =>
    damageOf(
      { by: { value: 9, damage, atk, armour: 0 }, armour, gap: 1, critical: true, halved: false, plus: 0 },
      variants,
    ).total;

  test('[C50-CRIT-04] weapon 4, ATK 1, armour 2: 8; weapon 1, ATK 0, armour 5: 0', () => {
    expect([crit(4, 1, 2), crit(1, 0, 5)]).toEqual([8, 0]);
  });

  test('[C50-CRIT-04] in a fight: Massue 4, Guerrier +1, armour 2', () => {
    const { events } = duel({ creature: { ...TOUGH, armour: 2 } }, { decisions: ['arme-massue'], dice: [[1, 10]] });
    expect(termsOf(only(events, 'creatureWounded'))).toEqual({
      ecart: 1,
      arme: 4,
      'bonus-atk': 1,
      armure: -2,
      double: 4,
    });
    expect(only(events, 'creatureWounded').amount).toBe(8);
  });
});

test('[C50-CRIT-05] a critical may do less than a plain hit: 33 with a 2, 10 with a 1', () => {
  const blow = (die: number) => {
    const { events } = duel(
      { hero: { for: 16, bonusAtk: 0 }, creature: { ...TOUGH, car: 3, armour: 0 } },
      { decisions: ['arme-massue'], dice: [[die, 18]] },
    );
    return only(events, 'creatureWounded').amount;
  };
  expect([blow(2), blow(1)]).toEqual([33, 10]);
});

test('[C50-CRIT-06] creatures too: Ogre 8, armour 4, D20 = 1: 10 PV lost', () => {
  const { events, hero } = duel(
    { hero: { end: 5, armours: ['cotte-de-mailles'] }, creature: { id: 'ogre' }, floor: 21 },
    { decisions: ['arme-massue'], dice: [[2, 1]] },
  );
  expect(only(events, 'exchangeSettled')).toMatchObject({ winner: 'creature', gap: 1, critical: true });
  expect(only(events, 'wounded').amount).toBe(10);
  expect(hero.pv).toBe(26 - 10);
});

test('[C50-CRIT-07] 1 and 1: no damage, next exchange, whatever the characteristics', () => {
  const { events, asked, hero, state } = duel(
    { hero: { for: 16 }, creature: { ...TOUGH, car: 3 } },
    { decisions: ['arme-massue'], dice: [[1, 1]] },
  );
  expect(events.at(-1)).toEqual({
    type: 'exchangeSettled',
    seat: 0,
    winner: 'none',
    gap: 0,
    critical: false,
    rules: ['C50-CRIT-07'],
  });
  expect([hero.pv, state.fight!.creature.pv, asked.length]).toEqual([14, 200, 2]);
  for (let value = 0; value <= 16; value++) expect(judged(value, 1, 8, 1).winner).toBe('none');
});

describe('[C50-CRIT-21] 1 against 20', () => {
  test('[C50-CRIT-21] creature 1, player 20, d100 = 60: 2 x (1 + 3 - 2) + 1 = 5', () => {
    const { events } = duel(
      { hero: { armours: ['cuir'] }, creature: { id: 'orque', damage: 3, atk: 0 } },
      { decisions: ['arme-massue'], dice: [[20, 1], 60] },
    );
    expect(termsOf(only(events, 'wounded'))).toEqual({ ecart: 1, arme: 3, armure: -2, double: 2, 'plus-un': 1 });
    expect(only(events, 'wounded').amount).toBe(5);
  });

  test('[C50-CRIT-21] player 1, creature 20: doubled, no table', () => {
    const { events } = duel({ creature: { ...TOUGH, armour: 2 } }, { decisions: ['arme-massue'], dice: [[1, 20]] });
    expect(only(events, 'creatureWounded').amount).toBe(2 * (1 + 4 + 1 - 2));
    expect(all(events, 'fumbled')).toEqual([]);
  });
});
