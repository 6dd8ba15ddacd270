import { describe, expect, test } from 'vitest';
import { all, duel, only } from '../../testing/duel.ts';
import { variantsOf } from '../variants.ts';
import { type Fighter, hasSucceeded, judge, marginOf } from './exchange.ts';

const variants = variantsOf({});
const TOUGH = { id: 'gobelin', pv: 200 } as const;

const fighter = (value: number): Fighter => ({ value, damage: 0, atk: 0, armour: 0 });

/** The verdict of [value, die] against [value, die]. */
const verdictOf = ([mine, myDie]: readonly [number, number], [theirs, theirDie]: readonly [number, number]) =>
  judge({ hero: fighter(mine), creature: fighter(theirs), dice: { hero: myDie, creature: theirDie } }, variants);

const NOBODY = { winner: 'none', gap: 0, critical: false };

describe('[C50-JET-01][C50-JET-02] an exchange is one D20 each, thrown together', () => {
  test('[C50-JET-01][C50-JET-02] one request of two D20, after the choice of the attack', () => {
    const { stop, types, asked } = duel({ creature: TOUGH }, { decisions: ['arme-massue'] });
    expect(stop).toEqual({ kind: 'roll', seat: 0, count: 2, sides: 20, rule: 'C50-JET-02' });
    expect(asked.map((d) => d.id)).toEqual(['echange']);
    expect(types).toEqual(['fightStarted', 'attackChosen']);
  });

  test('[C50-JET-01][C50-JET-02] the log holds both dice, and nothing is asked nor thrown again', () => {
    const { events, asked } = duel({ creature: TOUGH }, { decisions: ['arme-massue'], dice: [[14, 3]] });
    expect(only(events, 'duelRolled')).toMatchObject({ hero: 14, creature: 3 });
    // The second question is the next exchange.
    expect(asked.map((d) => [d.id, d.params?.exchange])).toEqual([
      ['echange', 1],
      ['echange', 2],
    ]);
  });
});

test('[C50-JET-03] value 7: D20 = 7 succeeds, D20 = 8 fails, for either side', () => {
  const succeeded = (die: number) => {
    const { events } = duel(
      { hero: { for: 7 }, creature: { ...TOUGH, car: 7 } },
      { decisions: ['arme-massue'], dice: [[die, die]] },
    );
    const { heroSucceeded, creatureSucceeded } = only(events, 'duelRolled');
    return [heroSucceeded, creatureSucceeded];
  };
  expect([succeeded(7), succeeded(8)]).toEqual([
    [true, true],
    [false, false],
  ]);
  const duellists = { hero: fighter(7), creature: fighter(3), dice: { hero: 7, creature: 4 } };
  expect([hasSucceeded(duellists, 'hero'), hasSucceeded(duellists, 'creature')]).toEqual([true, false]);
});

test('[C50-JET-04] success is not needed: −9 against −14, both failed, hits with a gap of 5', () => {
  const { events } = duel(
    { hero: { for: 1 }, creature: { id: 'rat-geant', pv: 90 } },
    { decisions: ['arme-massue'], dice: [[10, 14]] },
  );
  expect(only(events, 'duelRolled')).toMatchObject({
    heroMargin: -9,
    creatureMargin: -14,
    heroSucceeded: false,
    creatureSucceeded: false,
  });
  expect(only(events, 'exchangeSettled')).toMatchObject({ winner: 'hero', gap: 5 });
  // Massue 4, Bonus ATK 1, no armour.
  expect(only(events, 'creatureWounded').amount).toBe(10);
});

test('[C50-JET-13] réussite = characteristic - D20', () => {
  expect([marginOf(12, 7), marginOf(3, 15), marginOf(1, 20)]).toEqual([5, -12, -19]);
  const margins = ([value, die]: readonly [number, number]) => {
    const { events } = duel(
      { hero: { for: value }, creature: { ...TOUGH, car: 16 } },
      { decisions: ['arme-massue'], dice: die === 20 ? [[die, 2], 96] : [[die, 2]] },
    );
    return only(events, 'duelRolled').heroMargin;
  };
  expect([margins([12, 7]), margins([3, 15]), margins([1, 20])]).toEqual([5, -12, -19]);
});

test('[C50-JET-14] a lower die gives a higher réussite', () => {
  expect([marginOf(8, 2), marginOf(8, 9)]).toEqual([6, -1]);
  for (let die = 2; die <= 20; die++) expect(marginOf(8, die)).toBe(marginOf(8, die - 1) - 1);
});

describe('[C50-JET-15] the higher réussite inflicts, the other nothing', () => {
  test('[C50-JET-15] 3 against −4: only the creature loses PV', () => {
    const { events, hero, state } = duel(
      { hero: { for: 8 }, creature: { ...TOUGH, car: 1 } },
      { decisions: ['arme-massue'], dice: [[5, 5]] },
    );
    expect(only(events, 'duelRolled')).toMatchObject({ heroMargin: 3, creatureMargin: -4 });
    expect(only(events, 'creatureWounded').amount).toBe(7 + 4 + 1);
    expect(all(events, 'wounded')).toEqual([]);
    expect([hero.pv, state.fight!.creature.pv]).toEqual([14, 188]);
  });

  test('[C50-JET-15] −4 against 3: only the player loses PV', () => {
    const { events, hero, state } = duel(
      { hero: { for: 1 }, creature: { ...TOUGH, car: 8 } },
      { decisions: ['arme-massue'], dice: [[5, 5]] },
    );
    // Gobelin 1 - 2, Cuir clouté 3.
    expect(only(events, 'wounded').amount).toBe(7 + 1 - 2 - 3);
    expect(all(events, 'creatureWounded')).toEqual([]);
    expect([hero.pv, state.fight!.creature.pv]).toEqual([11, 200]);
  });
});

test('[C50-JET-16] negative réussites are compared as they are: −10 against −17, gap 7', () => {
  expect(verdictOf([1, 11], [2, 19])).toEqual({ winner: 'hero', gap: 7, critical: false });
  expect(verdictOf([2, 19], [1, 11])).toEqual({ winner: 'creature', gap: 7, critical: false });
});

test('[C50-JET-17] a tie hurts nobody and a new exchange begins: −4 against −4', () => {
  const { events, hero, state, asked } = duel(
    { hero: { for: 5 }, creature: { ...TOUGH, car: 3 } },
    { decisions: ['arme-massue'], dice: [[9, 7]] },
  );
  expect(only(events, 'duelRolled')).toMatchObject({ heroMargin: -4, creatureMargin: -4 });
  expect(events.at(-1)).toEqual({ type: 'exchangeSettled', seat: 0, ...NOBODY, rules: ['C50-JET-17'] });
  expect([hero.pv, state.fight!.creature.pv]).toEqual([14, 200]);
  expect(asked.at(-1)!.params).toMatchObject({ exchange: 2 });
});

describe('[C50-JET-20] the 400 pairs of dice of an exchange', () => {
  const split = (mine: number, theirs: number) => {
    const count = { hero: 0, none: 0, creature: 0, both: 0 };
    for (let a = 1; a <= 20; a++) for (let b = 1; b <= 20; b++) count[verdictOf([mine, a], [theirs, b]).winner]++;
    expect(count.both).toBe(0);
    return `${count.hero}/${count.none}/${count.creature}`;
  };

  test('[C50-JET-20] win / tie / loss by difference of values', () => {
    expect(split(6, 6)).toBe('190/20/190');
    expect(split(7, 6)).toBe('209/19/172');
    expect(split(9, 6)).toBe('244/17/139');
    expect(split(11, 6)).toBe('275/15/110');
    expect(split(16, 6)).toBe('335/10/55');
    expect(split(6, 11)).toBe('110/15/275');
  });

  test('[C50-JET-20] only the difference counts', () => {
    for (const [mine, theirs] of [
      [1, 0],
      [4, 3],
      [16, 15],
      [18, 17],
    ] as const)
      expect(split(mine, theirs)).toBe('209/19/172');
  });
});

test('[C50-DEG-02] the gap is the réussite of the winner less that of the loser', () => {
  expect(verdictOf([7, 2], [2, 5]).gap).toBe(5 - -3);
  expect(verdictOf([7, 9], [2, 5]).gap).toBe(-2 - -3);
  for (let a = 2; a <= 20; a++)
    for (let b = 2; b <= 20; b++) {
      const { winner, gap } = verdictOf([5, a], [9, b]);
      const difference = 5 - a - (9 - b);
      expect(gap).toBe(Math.abs(difference));
      if (winner !== 'none') expect(gap).toBeGreaterThanOrEqual(1);
    }
});
