import { describe, expect, test } from 'vitest';
import { all, duel, only, termsOf } from '../../testing/duel.ts';
import { readings } from '../../testing/readings.ts';
import { type Variants, variantsOf } from '../variants.ts';
import { damageOf, judge } from './exchange.ts';

/** A plain hitter: damage 5, no ATK, no armour. */
const FIVE = { id: 'orque', damage: 5, atk: 0, armour: 0, pv: 200 } as const;

const judged = (
  [mine, myDie]: readonly [number, number],
  [theirs, theirDie]: readonly [number, number],
  chosen: Partial<Variants>,
) => {
  const fighter = (value: number) => ({ value, damage: 0, atk: 0, armour: 0 });
  const dice = { hero: myDie, creature: theirDie };
  return judge({ hero: fighter(mine), creature: fighter(theirs), dice }, variantsOf(chosen));
};

test('[C50-Q-15] the gap of a critical success: 1, or the natural margin', () => {
  expect(
    readings('critGap', (chosen) => {
      const { events } = duel(
        { hero: { for: 16, bonusAtk: 0 }, creature: { ...FIVE, car: 3 } },
        { decisions: ['arme-massue'], dice: [[1, 18]] },
        chosen,
      );
      return [
        only(events, 'exchangeSettled').gap,
        only(events, 'creatureWounded').amount,
        judged([2, 15], [9, 1], chosen).gap,
      ];
    }),
  ).toEqual({ one: [1, 10, 1], natural: [15, 38, 8] });
});

test('[C50-Q-16] what a critical success doubles: the result, the sum before armour, or the weapon', () => {
  const crit = (damage: number, atk: number, armour: number, chosen: Partial<Variants>) => {
    const by = { value: 9, damage, atk, armour: 0 };
    const blow = { by, armour, gap: 1, critical: true, halved: false, plus: 0 };
    return damageOf(blow, variantsOf(chosen)).total;
  };
  expect(readings('critDoubling', (chosen) => [crit(4, 1, 2, chosen), crit(1, 0, 5, chosen)])).toEqual({
    afterArmour: [8, 0],
    beforeArmour: [10, 0],
    weapon: [8, 0],
  });
  // Where the last two part: weapon 4, ATK 3, armour 1.
  expect(readings('critDoubling', (chosen) => crit(4, 3, 1, chosen))).toEqual({
    afterArmour: 14,
    beforeArmour: 15,
    weapon: 11,
  });
});

describe('[C50-Q-17] both sides roll 1', () => {
  const ones = (pv: number, chosen: Partial<Variants>) =>
    duel(
      { hero: { pv, bonusAtk: 0, armours: ['cuir'] }, creature: { ...FIVE, pv: 10, armour: 1 } },
      { decisions: ['arme-massue'], dice: [[1, 1]] },
      chosen,
    );

  test('[C50-Q-17] a tie, or both hit with doubled damage', () => {
    expect(
      readings('doubleCrit', (chosen) => {
        const { events } = ones(14, chosen);
        return {
          winner: only(events, 'exchangeSettled').winner,
          dealt: all(events, 'creatureWounded').map((e) => e.amount),
          suffered: all(events, 'wounded').map((e) => e.amount),
        };
      }),
    ).toEqual({
      tie: { winner: 'none', dealt: [], suffered: [] },
      both: { winner: 'both', dealt: [2 * (1 + 4 - 1)], suffered: [2 * (1 + 5 - 2)] },
    });
  });

  test('[C50-Q-17] a double death is a defeat', () => {
    const { result, hero } = duel(
      { hero: { pv: 8, armours: ['cuir'] }, creature: { ...FIVE, pv: 8 } },
      { decisions: ['arme-massue'], dice: [[1, 1]] },
      { doubleCrit: 'both' },
    );
    expect([result, hero.status, hero.gold]).toEqual(['lost', 'dead', 0]);
  });

  test('[C50-Q-17] with C50-Q-15 read as natural, each side has its own gap', () => {
    const { events } = duel(
      { hero: { for: 6, end: 16, bonusAtk: 0, armours: ['cuir'] }, creature: { ...FIVE, car: 9 } },
      { decisions: ['arme-massue'], dice: [[1, 1]] },
      { doubleCrit: 'both', critGap: 'natural' },
    );
    expect(only(events, 'creatureWounded').amount).toBe(2 * (5 + 4));
    expect(only(events, 'wounded').amount).toBe(2 * (8 + 5 - 2));
  });
});

test('[C50-Q-18] a 20 is compared as usual, or loses the exchange', () => {
  const shown = (chosen: Partial<Variants>) => ({
    heroAhead: judged([16, 20], [1, 12], chosen),
    creatureAhead: judged([1, 12], [16, 20], chosen),
    behind: judged([5, 20], [5, 12], chosen),
    two: judged([8, 20], [5, 20], chosen),
    none: judged([5, 9], [5, 12], chosen),
  });
  const usual = {
    behind: { winner: 'creature', gap: 8, critical: false },
    none: { winner: 'hero', gap: 3, critical: false },
  };
  expect(readings('fumbleLoses', shown)).toEqual({
    no: {
      ...usual,
      heroAhead: { winner: 'hero', gap: 7, critical: false },
      creatureAhead: { winner: 'creature', gap: 7, critical: false },
      two: { winner: 'hero', gap: 3, critical: false },
    },
    yes: {
      ...usual,
      heroAhead: { winner: 'creature', gap: 1, critical: false },
      creatureAhead: { winner: 'hero', gap: 1, critical: false },
      two: { winner: 'none', gap: 0, critical: false },
    },
  });
});

test('[C50-Q-19] a creature’s 20 costs it nothing, or 1 more if it is hit', () => {
  expect(
    readings('creatureFumble', (chosen) => {
      const blow = (car: number, dice: readonly [number, number]) => {
        const { events } = duel(
          { hero: { for: 6, bonusAtk: 0, end: 16 }, creature: { ...FIVE, car } },
          { decisions: ['arme-massue'], dice: [dice] },
          chosen,
        );
        return all(events, 'creatureWounded').map((e) => e.amount);
      };
      // Gap 10, a critical for 2 x 5, a 19, and a 20 that still wins.
      return [blow(6, [10, 20]), blow(6, [1, 20]), blow(6, [10, 19]), blow(16, [19, 20])];
    }),
  ).toEqual({ none: [[14], [10], [13], []], plusOne: [[15], [11], [13], []] });
});

describe('[C50-Q-20] a +1 without being hit', () => {
  const later = (chosen: Partial<Variants>) => {
    const { events, hero } = duel(
      { hero: { for: 16, end: 16, bonusAtk: 0, armours: [] }, creature: { ...FIVE, car: 1 } },
      // Won on a 20, then hit twice for 1 + 5.
      {
        decisions: ['arme-massue', 'arme-massue', 'arme-massue'],
        dice: [[20, 12], 50, [19, 3], [19, 3]],
      },
      chosen,
    );
    return { wounds: all(events, 'wounded').map((e) => [e.by, e.amount]), pv: hero.pv };
  };

  test('[C50-Q-20] lost, suffered all the same, or kept for the next hit', () => {
    expect(readings('fumblePlusOne', later)).toEqual({
      lost: {
        wounds: [
          ['creature', 6],
          ['creature', 6],
        ],
        pv: 59 - 12,
      },
      always: {
        wounds: [
          ['fumble', 1],
          ['creature', 6],
          ['creature', 6],
        ],
        pv: 59 - 13,
      },
      next: {
        wounds: [
          ['creature', 7],
          ['creature', 6],
        ],
        pv: 59 - 13,
      },
    });
  });

  test('[C50-Q-20] next: each +1 waits, and joins that of the blow', () => {
    const { events } = duel(
      { hero: { for: 16, end: 16, armours: [] }, creature: { ...FIVE, car: 1 } },
      {
        decisions: ['arme-massue', 'arme-massue', 'arme-massue'],
        dice: [[20, 12], 50, [20, 12], 50, [20, 3], 50],
      },
      { fumblePlusOne: 'next' },
    );
    expect(all(events, 'plusOneKept')).toHaveLength(2);
    expect(termsOf(only(events, 'wounded'))).toEqual({ ecart: 2, arme: 5, 'plus-un': 3 });
  });

  test('[C50-Q-20] always: it may kill, and the fight is lost even if the creature fell', () => {
    const { result, hero } = duel(
      { hero: { for: 16, pv: 1 }, creature: { ...FIVE, car: 1, pv: 1 } },
      { decisions: ['arme-massue'], dice: [[20, 12], 50] },
      { fumblePlusOne: 'always' },
    );
    expect([result, hero.status]).toEqual(['lost', 'dead']);
  });
});
