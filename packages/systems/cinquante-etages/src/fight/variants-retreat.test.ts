import { describe, expect, test } from 'vitest';
import { all, duel, only, termsOf } from '../../testing/duel.ts';
import { play } from '../../testing/given.ts';
import { readings } from '../../testing/readings.ts';
import type { Variants } from '../variants.ts';

const TOUGH = { id: 'gobelin', pv: 200 } as const;
/** A plain hitter: damage 5, no ATK, no armour. */
const FIVE = { id: 'orque', damage: 5, atk: 0, armour: 0, pv: 200 } as const;

describe('[C50-Q-23] stepping back', () => {
  /** An Orque two squares to the east; the hero arrives from (1, 0) with 4 points left. */
  const met = (
    decisions: readonly string[],
    dice: readonly (number | readonly number[])[],
    more: Partial<Variants> = {},
  ) =>
    play(
      {
        heroes: [{ end: 4, bonusPv: 0, armours: ['cuir'], potions: [] }],
        creatures: [{ ...FIVE, car: 8, pv: 18, at: [2, 0] }],
      },
      { decisions: ['est', ...decisions], dice: [6, ...dice] },
      { retreat: 'on', ...more },
    );

  test('[C50-Q-23] not offered, or offered before each exchange', () => {
    expect(
      readings('retreat', (chosen) => {
        const { asked } = play(
          { heroes: [{ potions: [] }], creatures: [{ ...TOUGH, at: [2, 0] }] },
          { decisions: ['est', 'arme-massue'], dice: [6, [10, 10]] },
          chosen,
        );
        return asked.slice(1).map((d) => d.options.map((o) => o.id));
      }),
    ).toEqual({
      off: [
        ['arme-massue', 'mains-nues'],
        ['arme-massue', 'mains-nues'],
      ],
      on: [
        ['arme-massue', 'mains-nues', 'reculer'],
        ['arme-massue', 'mains-nues', 'reculer'],
      ],
    });
  });

  test('[C50-Q-23] a réussite of 3 is the gap: 3 + 5 - 2, back to (1, 0), points lost, the creature stays', () => {
    const { events, hero, state, types, stop } = met(['reculer'], [5]);
    expect(types.slice(types.indexOf('fightStarted'))).toEqual([
      'fightStarted',
      'retreatRolled',
      'wounded',
      'fightEnded',
      'retreated',
      'moveEnded',
      'turnStarted',
    ]);
    expect(only(events, 'retreatRolled')).toEqual({
      type: 'retreatRolled',
      seat: 0,
      die: 5,
      margin: 3,
      rules: ['C50-CBT-06', 'C50-JET-13'],
      sums: [
        {
          label: 'reussite-creature',
          terms: [
            { label: 'for', value: 8, rule: 'C50-JET-18' },
            { label: 'd20', value: -5, rule: 'C50-JET-13' },
          ],
          total: 3,
        },
      ],
    });
    expect(only(events, 'wounded').amount).toBe(6);
    expect(only(events, 'fightEnded').result).toBe('retreat');
    expect([hero.cell, hero.pv, hero.gold]).toEqual([1, 16, 0]);
    expect(state.floors[0]!.creatures[2]!.pv).toBe(18);
    expect(stop).toMatchObject({ kind: 'roll', sides: 10 });
  });

  test('[C50-Q-23] no blow when its réussite is not positive', () => {
    for (const die of [8, 20]) {
      const { events, hero } = met(['reculer'], [die]);
      expect(all(events, 'wounded')).toEqual([]);
      expect([hero.cell, hero.pv]).toEqual([1, 22]);
    }
    expect(only(met(['reculer'], [7]).events, 'wounded').amount).toBe(1 + 5 - 2);
  });

  test('[C50-Q-23] a natural 1 is a critical success; a wounded creature keeps its wounds', () => {
    const { events, hero, state } = met(['arme-massue', 'reculer'], [[5, 15], 1]);
    // −4 against −7: 3 + 4 + 1.
    expect(state.floors[0]!.creatures[2]!.pv).toBe(10);
    expect(only(events, 'wounded').amount).toBe(2 * (1 + 5 - 2));
    expect(hero.cell).toBe(1);
    const natural = met(['reculer'], [1], { critGap: 'natural' });
    expect(only(natural.events, 'wounded').amount).toBe(2 * (7 + 5 - 2));
  });

  test('[C50-Q-23] the blow may kill on the square of the creature', () => {
    const { hero, types } = play(
      { heroes: [{ pv: 3, potions: [] }], creatures: [{ ...FIVE, car: 16, at: [2, 0] }] },
      { decisions: ['est', 'reculer'], dice: [6, 5] },
      { retreat: 'on' },
    );
    expect(types.slice(-3)).toEqual(['wounded', 'died', 'fightEnded']);
    expect([hero.status, hero.cell]).toEqual(['dead', 2]);
  });

  test('[C50-Q-23] a +1 that waits (C50-Q-20) is paid to the parting blow', () => {
    const { events } = duel(
      { hero: { for: 16, end: 16, armours: [] }, creature: { ...FIVE, car: 8 } },
      { decisions: ['arme-massue', 'reculer'], dice: [[20, 14], 50, 5] },
      { retreat: 'on', fumblePlusOne: 'next' },
    );
    expect(termsOf(only(events, 'wounded'))).toEqual({ ecart: 3, arme: 5, 'plus-un': 1 });
  });
});
