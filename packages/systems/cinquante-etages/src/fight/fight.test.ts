import { describe, expect, test } from 'vitest';
import { all, duel, only, termsOf } from '../../testing/duel.ts';
import { play } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';

const TOUGH = { id: 'gobelin', pv: 200 } as const;

describe('[C50-CBT-01] a fight is one player against one creature', () => {
  test('[C50-CBT-01] of two players on the square, only the one who entered it fights', () => {
    const { events, asked, state } = play(
      {
        heroes: [
          { at: [0, 0], for: 16, potions: [] },
          { at: [1, 0], for: 16, potions: [] },
        ],
        creatures: [{ ...TOUGH, car: 16, at: [1, 0] }],
      },
      { dice: [2, [10, 5], [10, 5]], decisions: ['est', 'arme-massue', 'arme-massue'] },
    );
    expect(only(events, 'fightStarted')).toMatchObject({ seat: 0, kind: 'square' });
    expect(new Set(asked.map((d) => d.seat))).toEqual(new Set([0]));
    // Gap 5, Gobelin 1 - 2, Cuir clouté 3: 1 PV each time.
    expect(all(events, 'wounded').map((e) => [e.seat, e.amount])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(state.heroes.map((h) => h.pv)).toEqual([12, 14]);
  });

  test('[C50-CBT-01] it starts when the square is entered, or when a patrol strikes', () => {
    const entered = play({ creatures: [{ ...TOUGH, at: [2, 0] }] }, { dice: [6], decisions: ['est'] });
    expect(entered.types.slice(-3)).toEqual(['stepped', 'stepped', 'fightStarted']);
    const patrol = play({ heroes: [{ turn: 11 }] }, { cards: [['gobelin']] });
    expect(patrol.types).toEqual(['turnStarted', 'fightStarted']);
    expect(only(patrol.events, 'fightStarted').kind).toBe('patrol');
  });
});

describe('[C50-CBT-02] exchanges to the death', () => {
  test('[C50-CBT-02] both survive exchange 1: exchange 2 starts with the PV that are left', () => {
    const { events, state, hero, asked } = duel(
      { hero: { for: 8, pv: 14 }, creature: { ...TOUGH, pv: 30, car: 8 } },
      {
        decisions: ['arme-massue', 'arme-massue'],
        dice: [
          [5, 10],
          [12, 5],
        ],
      },
    );
    expect(asked.map((d) => d.params?.exchange)).toEqual([1, 2, 3]);
    // Gap 5, Massue 4, ATK 1; then gap 7, Gobelin 1 - 2, armour 3.
    expect(only(events, 'creatureWounded')).toMatchObject({ amount: 10, pv: 20 });
    expect(only(events, 'wounded')).toMatchObject({ amount: 3, pv: 11 });
    expect([state.fight!.creature.pv, hero.pv]).toEqual([20, 11]);
    expect(all(events, 'attackChosen').map((e) => e.exchange)).toEqual([1, 2]);
  });

  test('[C50-CBT-02] it ends with the first death, on either side', () => {
    const strong = { hero: { for: 16 }, creature: { id: 'gobelin', car: 1, pv: 30 } } as const;
    const won = duel(strong, {
      decisions: ['arme-massue', 'arme-massue'],
      dice: [
        [5, 6],
        [5, 6],
      ],
    });
    expect([won.result, won.stop, won.types.at(-2)]).toEqual(['won', undefined, 'fightEnded']);
    const lost = duel(
      { hero: { pv: 3 }, creature: { id: 'ogre', car: 16, pv: 40 } },
      { decisions: ['arme-massue'], dice: [[10, 5]] },
    );
    expect([lost.result, lost.stop, lost.types.at(-1)]).toEqual(['lost', undefined, 'fightEnded']);
    expect(lost.hero.status).toBe('dead');
  });
});

describe('[C50-CBT-03] the steps of an exchange', () => {
  test('[C50-CBT-03] object, attack, D20, d100, winner, damage, used-up scroll, in this order with their rules', () => {
    const { events } = duel(
      {
        hero: {
          int: 1,
          pv: 4,
          bonusPv: 0,
          end: 4,
          potions: ['potion-de-soin'],
          scrolls: ['foudre'],
          armours: ['cuir'],
        },
        creature: { id: 'orque', car: 6, damage: 5, atk: 0, armour: 1, pv: 18 },
      },
      { decisions: ['boire-potion-de-soin', 'parchemin-foudre'], dice: [[20, 19], 50] },
    );
    expect(events.slice(1)).toEqual([
      {
        type: 'itemSpent',
        seat: 0,
        item: { kind: 'potion', id: 'potion-de-soin' },
        why: 'used',
        rules: ['C50-TRE-09'],
      },
      expect.objectContaining({ type: 'healed', amount: 10, pv: 14, rules: ['C50-TRE-05', 'C50-PV-10'] }),
      {
        type: 'attackChosen',
        seat: 0,
        exchange: 1,
        attack: { kind: 'scroll', id: 'foudre' },
        rules: ['C50-CBT-03', 'C50-CBT-05'],
      },
      {
        type: 'duelRolled',
        seat: 0,
        hero: 20,
        creature: 19,
        heroMargin: -17,
        creatureMargin: -13,
        heroSucceeded: false,
        creatureSucceeded: false,
        rules: ['C50-JET-02', 'C50-JET-13'],
        sums: [
          {
            label: 'reussite-heros',
            terms: [
              { label: 'int', value: 1, rule: 'C50-JET-09' },
              { label: 'non-mage', value: 2, rule: 'C50-JET-10' },
              { label: 'd20', value: -20, rule: 'C50-JET-13' },
            ],
            total: -17,
          },
          {
            label: 'reussite-creature',
            terms: [
              { label: 'for', value: 6, rule: 'C50-JET-18' },
              { label: 'd20', value: -19, rule: 'C50-JET-13' },
            ],
            total: -13,
          },
        ],
      },
      {
        type: 'fumbled',
        seat: 0,
        die: 50,
        consequence: 'plusOne',
        rules: ['C50-CRIT-08', 'C50-CRIT-10', 'C50-CHA-05'],
      },
      { type: 'exchangeSettled', seat: 0, winner: 'creature', gap: 4, critical: false, rules: ['C50-JET-15'] },
      {
        type: 'wounded',
        seat: 0,
        amount: 8,
        pv: 6,
        by: 'creature',
        rules: ['C50-DEG-01', 'C50-DEG-08'],
        sums: [
          {
            label: 'degats',
            terms: [
              { label: 'ecart', value: 4, rule: 'C50-DEG-02' },
              { label: 'arme', value: 5, rule: 'C50-DEG-03' },
              { label: 'armure', value: -2, rule: 'C50-DEG-05' },
              { label: 'plus-un', value: 1, rule: 'C50-CRIT-13' },
            ],
            total: 8,
          },
        ],
      },
      {
        type: 'itemSpent',
        seat: 0,
        item: { kind: 'scroll', id: 'foudre' },
        why: 'used',
        rules: ['C50-JET-12', 'C50-MAG-03'],
      },
    ]);
  });

  test('[C50-CBT-03] a scroll that loses the fight is used up all the same, then the fight ends', () => {
    const { types, hero } = duel(
      { hero: { pv: 1, potions: [], scrolls: ['foudre'] }, creature: { id: 'ogre', car: 16, pv: 40 } },
      { decisions: ['parchemin-foudre'], dice: [[10, 5]] },
    );
    expect(types.slice(-4)).toEqual(['wounded', 'died', 'itemSpent', 'fightEnded']);
    expect(hero.scrolls).toEqual([]);
  });
});

test('[C50-CBT-06] no flight by default, whatever the foe', () => {
  for (const kind of ['square', 'guardian', 'patrol'] as const) {
    const { asked } = duel({ hero: { pv: 1, potions: [] }, creature: TOUGH, kind }, {});
    expect(asked[0]!.options.map((o) => o.id)).toEqual(['arme-massue', 'mains-nues']);
  }
});

describe('[C50-CBT-08] the ranged opening', () => {
  /** Réussites −10 and −7 for AGI 5: gap 3 + 5 - 1 = 7 for a worn Tunique. */
  const archer: GivenHero = { agi: 5, end: 16, armours: ['tunique'], weapons: ['arc-court', 'dague'] };
  const foe = { id: 'orque', car: 3, damage: 5, atk: 0, pv: 200 } as const;
  const blows = (...attacks: readonly string[]) => {
    const script = { decisions: attacks, dice: attacks.map(() => [15, 10]) };
    return all(duel({ hero: archer, creature: foe }, script).events, 'wounded');
  };

  test('[C50-CBT-08] exchange 1 with Arc court, 7 becomes 3; exchange 2 with Arc court, 7', () => {
    const [first, second] = blows('arme-arc-court', 'arme-arc-court');
    expect([first!.amount, second!.amount]).toEqual([3, 7]);
    expect(termsOf(first!)).toEqual({ ecart: 3, arme: 5, armure: -1, moitie: -4 });
  });

  test('[C50-CBT-08] another weapon first: no halving, then or later', () => {
    expect(blows('arme-dague', 'arme-arc-court').map((e) => e.amount)).toEqual([7, 7]);
  });

  test('[C50-CBT-08] a spell is no ranged weapon, and a won opening is whole', () => {
    const { events } = duel(
      { hero: { classe: 'mage', end: 16, armours: ['tunique'], int: 5 }, creature: foe },
      { decisions: ['sort-etincelle'], dice: [[15, 10]] },
    );
    expect(only(events, 'wounded').amount).toBe(7);
    const won = duel(
      { hero: { ...archer, bonusAtk: 0 }, creature: { ...foe, armour: 0 } },
      { decisions: ['arme-arc-court'], dice: [[5, 10]] },
    );
    expect(only(won.events, 'creatureWounded').amount).toBe(7 + 3);
  });
});
