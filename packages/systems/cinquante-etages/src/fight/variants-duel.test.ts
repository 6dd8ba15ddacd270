import { describe, expect, test } from 'vitest';
import { CLASS_IDS, SPELLS } from '../../testing/content.ts';
import { all, duel, only, termsOf } from '../../testing/duel.ts';
import { given, runRule, scene } from '../../testing/given.ts';
import { readings } from '../../testing/readings.ts';
import type { GivenHero } from '../../testing/schema.ts';
import { offerPoints } from '../heroes/points.ts';
import { newHero } from '../setup.ts';
import { maxPv } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { type Variants, variantsOf } from '../variants.ts';
import { attackDamage } from './attack.ts';
import { damageOf, fumbleShares, judge } from './exchange.ts';

const TOUGH = { id: 'gobelin', pv: 200 } as const;
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

test('[C50-Q-08] the 23 of the example: a bonus of the Guerrier, or a slip for 22', () => {
  expect(
    readings('pvBase', (chosen) => {
      const maxima = CLASS_IDS.map((c) =>
        maxPv(newHero(cinquanteEtages, { seat: 0, classe: c, variants: variantsOf(chosen) })),
      );
      const { g, hero } = scene({ heroes: [{ classe: 'guerrier', end: 4, pv: 19, points: 1 }] }, chosen);
      const before = maxPv(hero);
      runRule(offerPoints(g, hero), { decisions: ['investir-end'] });
      return { maxima, before, after: [hero.pv, maxPv(hero)] };
    }),
  ).toEqual({
    bonus: { maxima: [14, 13, 13], before: 23, after: [20, 26] },
    slip: { maxima: [13, 13, 13], before: 22, after: [20, 25] },
  });
});

test('[C50-Q-09] END heals 1, or 3 so that the missing PV stay the same', () => {
  expect(
    readings('endHeal', (chosen) => {
      const { g, hero } = scene({ heroes: [{ end: 4, bonusPv: 1, pv: 19, points: 1 }] }, chosen);
      runRule(offerPoints(g, hero), { decisions: ['investir-end'] });
      return [hero.pv, maxPv(hero)];
    }),
  ).toEqual({ one: [20, 26], three: [22, 26] });
});

describe('[C50-Q-10] must a roll succeed to inflict damage?', () => {
  test('[C50-Q-10] −9 against −14, both failed', () => {
    expect(readings('successNeeded', (chosen) => judged([1, 10], [0, 14], chosen))).toEqual({
      no: { winner: 'hero', gap: 5, critical: false },
      yes: { winner: 'none', gap: 0, critical: false },
    });
  });

  test('[C50-Q-10] a winner who succeeded hits either way; a natural 1 always does', () => {
    const yes = { successNeeded: 'yes' } as const;
    expect(judged([7, 7], [7, 9], yes)).toEqual({ winner: 'hero', gap: 2, critical: false });
    expect(judged([7, 9], [7, 7], yes)).toEqual({ winner: 'creature', gap: 2, critical: false });
    expect(judged([7, 8], [7, 9], yes).winner).toBe('none');
    expect(judged([5, 3], [0, 1], yes)).toMatchObject({ winner: 'creature', critical: true });
  });

  test('[C50-Q-10] the log says why nobody was hit', () => {
    const { events } = duel(
      { creature: { ...TOUGH, car: 0 } },
      { decisions: ['arme-massue'], dice: [[10, 14]] },
      { successNeeded: 'yes' },
    );
    expect(events.at(-1)).toMatchObject({ type: 'exchangeSettled', winner: 'none', rules: ['C50-JET-04'] });
  });
});

test('[C50-Q-11] the 2 of a non-Mage: a bonus (−3) or a penalty (−7); nothing for a Mage (−5)', () => {
  const margin = (classe: 'guerrier' | 'mage', chosen: Partial<Variants>) =>
    only(
      duel(
        { hero: { classe, int: 1, scrolls: ['foudre'] }, creature: TOUGH },
        { decisions: ['parchemin-foudre'], dice: [[6, 5]] },
        chosen,
      ).events,
      'duelRolled',
    ).heroMargin;
  expect(readings('nonMageMagic', (chosen) => [margin('guerrier', chosen), margin('mage', chosen)])).toEqual({
    bonus: [-3, -5],
    penalty: [-7, -5],
  });
});

test('[C50-Q-12] the +2 may exceed 16 (18), or not', () => {
  const values = (chosen: Partial<Variants>) =>
    [13, 14, 15, 16].map((int) => {
      const { events } = duel(
        { hero: { int, scrolls: ['foudre'] }, creature: TOUGH },
        { decisions: ['parchemin-foudre'], dice: [[5, 5]] },
        chosen,
      );
      return only(events, 'duelRolled').heroMargin + 5;
    });
  expect(readings('magicCap', values)).toEqual({ no: [15, 16, 17, 18], yes: [15, 16, 16, 16] });
});

describe('[C50-Q-13] equal réussites', () => {
  test('[C50-Q-13] nothing, a new roll, or a hit with a gap of 0 for the higher characteristic', () => {
    const tie = (chosen: Partial<Variants>) => {
      const dice =
        chosen.tie === 'reroll'
          ? [
              [9, 7],
              [10, 8],
              [5, 9],
            ]
          : [[9, 7]];
      const { events, asked } = duel(
        { hero: { for: 5, bonusAtk: 0 }, creature: { ...FIVE, car: 3 } },
        { decisions: ['arme-massue'], dice },
        chosen,
      );
      return {
        rolls: all(events, 'duelRolled').length,
        settled: all(events, 'exchangeSettled').map((e) => [e.winner, e.gap]),
        wounds: all(events, 'creatureWounded').map((e) => e.amount),
        exchanges: asked.length,
      };
    };
    expect(readings('tie', tie)).toEqual({
      nothing: { rolls: 1, settled: [['none', 0]], wounds: [], exchanges: 2 },
      // −4, −5, then 0 against −6, all in the first exchange.
      reroll: { rolls: 3, settled: [['hero', 6]], wounds: [10], exchanges: 2 },
      higher: { rolls: 1, settled: [['hero', 0]], wounds: [4], exchanges: 2 },
    });
  });

  test('[C50-Q-13] higher: the creature too; nobody when the values are equal', () => {
    const higher = { tie: 'higher' } as const;
    expect(judged([3, 7], [5, 9], higher)).toEqual({ winner: 'creature', gap: 0, critical: false });
    expect(judged([5, 9], [5, 9], higher).winner).toBe('none');
    expect(judged([5, 1], [9, 1], higher)).toEqual({ winner: 'creature', gap: 0, critical: false });
    // With C50-Q-18 read as yes, a tie without a 20 is still a gap of 0.
    expect(judged([5, 9], [3, 7], { ...higher, fumbleLoses: 'yes' })).toMatchObject({ winner: 'hero', gap: 0 });
    expect(judged([5, 9], [3, 7], { ...higher, successNeeded: 'yes' }).winner).toBe('none');
  });

  test('[C50-Q-13] reroll: two 1s are a tie too, and a 20 that is thrown again has no consequence', () => {
    const { events, hero } = duel(
      { hero: { for: 5 }, creature: { ...TOUGH, car: 4 } },
      {
        decisions: ['arme-massue'],
        dice: [
          [1, 1],
          [20, 19],
          [10, 5],
        ],
      },
      { tie: 'reroll' },
    );
    expect(all(events, 'duelRolled')).toHaveLength(3);
    expect(all(events, 'fumbled')).toEqual([]);
    expect(hero.weapons).toEqual(['massue']);
    const last = duel(
      { hero: { for: 5 }, creature: { ...TOUGH, car: 4 } },
      { decisions: ['arme-massue'], dice: [[9, 8], [20, 5], 5] },
      { tie: 'reroll' },
    );
    expect(last.hero.weapons).toEqual([]);
  });
});

describe('[C50-Q-14] can a hit deal 0?', () => {
  test('[C50-Q-14] gap 1, Rat géant, armour 3', () => {
    expect(
      readings('minDamage', (chosen) => {
        const { events } = duel(
          { creature: { id: 'rat-geant' } },
          { decisions: ['arme-massue'], dice: [[7, 5]] },
          chosen,
        );
        return only(events, 'wounded').amount;
      }),
    ).toEqual({ zero: 0, one: 1 });
  });

  test('[C50-Q-14] the floor holds for a creature, a critical and a halved hit', () => {
    const by = { value: 5, damage: 0, atk: 0, armour: 0 };
    const blow = { by, armour: 9, gap: 1, critical: false, halved: false, plus: 0 };
    const totals = (chosen: Partial<Variants>) =>
      [blow, { ...blow, critical: true }, { ...blow, halved: true }, { ...blow, plus: 1 }].map(
        (b) => damageOf(b, variantsOf(chosen)).total,
      );
    expect(readings('minDamage', totals)).toEqual({ zero: [0, 0, 0, 1], one: [1, 2, 1, 2] });
  });
});

test('[C50-Q-22] the cap of 16 holds for Charisma, or is lifted for it alone', () => {
  expect(
    readings('cap', (chosen) => {
      const capped = { for: 16, agi: 16, end: 16, int: 16, cha: 16 };
      const { g, hero } = scene({ heroes: [{ ...capped, points: 15 }] }, chosen);
      const decisions = chosen.cap === 'exceptCha' ? Array.from({ length: 15 }, () => 'investir-cha') : [];
      runRule(offerPoints(g, hero), { decisions });
      const { for: strength, agi, end, int, cha } = hero.car;
      return { cars: [strength, agi, end, int, cha], points: hero.points, shares: fumbleShares(cha) };
    }),
  ).toEqual({
    all: { cars: [16, 16, 16, 16, 16], points: 15, shares: [14, 65, 21] },
    // The second stage of the Charisma rule starts here.
    exceptCha: { cars: [16, 16, 16, 16, 31], points: 0, shares: [0, 64, 36] },
  });
});

describe('[C50-Q-27] does armour stop spells and scrolls?', () => {
  const ids = Object.keys(SPELLS);

  test('[C50-Q-27] armour applies, or is ignored with a weaker table', () => {
    const mage: GivenHero = { classe: 'mage', int: 5, agi: 5, spells: ['boule-de-feu'], scrolls: ['boule-de-feu'] };
    expect(
      readings('magicArmour', (chosen) => {
        const { events } = duel(
          { hero: mage, creature: { ...TOUGH, car: 1, armour: 3 } },
          // A gap of 4 each time.
          { decisions: ['sort-boule-de-feu', 'parchemin-boule-de-feu', 'arme-baton'], dice: Array(3).fill([6, 6]) },
          chosen,
        );
        return all(events, 'creatureWounded').map((e) => e.amount);
      }),
    ).toEqual({ applies: [9, 9, 4 + 1 - 3], ignored: [4 + 6, 4 + 6, 4 + 1 - 3] });
  });

  test('[C50-Q-27] the spell table by rank: 3, 5, 8, 11, 14, 17 or 3, 4, 6, 8, 10, 12', () => {
    const byRank = (chosen: Partial<Variants>) =>
      [1, 2, 3, 4, 5, 6].map((rank) => {
        const pair = ids.filter((id) => SPELLS[id]!.rank === rank);
        const damage = new Set(
          pair.map((id) =>
            attackDamage(cinquanteEtages, { attack: { kind: 'spell', id }, variants: variantsOf(chosen) }),
          ),
        );
        expect([pair.length, damage.size]).toEqual([2, 1]);
        return [...damage][0];
      });
    expect(readings('magicArmour', byRank)).toEqual({
      applies: [3, 5, 8, 11, 14, 17],
      ignored: [3, 4, 6, 8, 10, 12],
    });
  });

  test('[C50-Q-27] the armour of the player is never ignored', () => {
    expect(
      readings('magicArmour', (chosen) => {
        const { events } = duel(
          { hero: { classe: 'mage', end: 16, armours: ['cuir'] }, creature: { ...FIVE, car: 9 } },
          { decisions: ['sort-etincelle'], dice: [[10, 10]] },
          chosen,
        );
        return termsOf(only(events, 'wounded')).armure;
      }),
    ).toEqual({ applies: -2, ignored: -2 });
  });
});

test('[C50-Q-08][C50-Q-22] a game without choices reads every question as the catalogue settles it', () => {
  const { variants } = given();
  expect(variants).toMatchObject({
    pvBase: 'bonus',
    endHeal: 'one',
    successNeeded: 'no',
    nonMageMagic: 'bonus',
    magicCap: 'no',
    tie: 'nothing',
    minDamage: 'zero',
    critGap: 'one',
    critDoubling: 'afterArmour',
    doubleCrit: 'tie',
    fumbleLoses: 'no',
    creatureFumble: 'none',
    fumblePlusOne: 'lost',
    cap: 'all',
    retreat: 'off',
    magicArmour: 'applies',
  } satisfies Partial<Variants>);
});
