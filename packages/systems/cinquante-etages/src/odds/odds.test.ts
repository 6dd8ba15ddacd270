import { explore, worldOf } from '@souterrain/kernel';
import { duel } from '@souterrain/odds/cinquante-etages';
import { describe, expect, test } from 'vitest';
import { given } from '../../testing/index.ts';
import type { GivenCreature, GivenHero } from '../../testing/schema.ts';
import { apply } from '../apply.ts';
import type { C50Attack } from '../events.ts';
import { attacksOf, UNARMED } from '../fight/attack.ts';
import { creatureFighter, exchange, heroFighter } from '../fight/duel.ts';
import { fight } from '../fight/fight.ts';
import type { FightObject } from '../fight/objects.ts';
import { retreat } from '../fight/retreat.ts';
import type { C50, C50State } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import type { Variants } from '../variants.ts';
import { exchangeOdds } from './index.ts';

const orc: GivenCreature = { id: 'orque', car: 9, pv: 12, damage: 3, atk: 0, armour: 1 };
const guard: GivenHero = { for: 8, agi: 3, cha: 4, pv: 14, weapons: ['massue'] };

/** A fight about to be fought: the hero of seat 0 meets the creature on their square. */
function meeting(hero: GivenHero, creature: GivenCreature, variants: Partial<Variants> = {}): C50State {
  const state = given({ heroes: [hero], creatures: [creature] }, variants);
  const foe = state.floors[0]!.creatures[state.heroes[0]!.cell]!;
  apply({ state }, { type: 'fightStarted', seat: 0, kind: 'square', creature: foe, rules: ['C50-CBT-01'] });
  return state;
}

const oddsIn = (state: C50State, { n = 1, objects = [] }: { n?: number; objects?: readonly FightObject[] } = {}) =>
  exchangeOdds({ g: worldOf(cinquanteEtages, state), hero: state.heroes[0]!, n }, objects)!;

const chancesOf = (state: C50State, attack: C50Attack, n?: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    oddsIn(state, n === undefined ? {} : { n })
      .attack(attack)()
      .prospects.map(({ label, chance }) => [label, chance]),
  );

const [massue, fronde] = [
  { kind: 'weapon', id: 'massue' },
  { kind: 'weapon', id: 'fronde' },
] as const satisfies readonly C50Attack[];

describe('one exchange', () => {
  const explored = (
    state: C50State,
    { n, attack, worth }: { n: number; attack: C50Attack; worth: (end: C50State) => boolean },
  ) =>
    explore({
      from: worldOf(cinquanteEtages, state),
      worth: ({ state: end }) => (worth(end) ? 1 : 0),
      rule: (g: C50) => exchange(g, g.state.heroes[0]!, { n, attack }),
    });

  test.each<[string, Partial<Variants>]>([
    ['as written', {}],
    ['C50-Q-10', { successNeeded: 'yes' }],
    ['C50-Q-13', { tie: 'higher' }],
    ['C50-Q-14', { minDamage: 'one' }],
    ['C50-Q-15, C50-Q-16', { critGap: 'natural', critDoubling: 'beforeArmour' }],
    ['C50-Q-17', { doubleCrit: 'both' }],
    ['C50-Q-18, C50-Q-19, C50-Q-20', { fumbleLoses: 'yes', creatureFumble: 'plusOne', fumblePlusOne: 'always' }],
  ])('is worth what every fall of the dice makes of it: %s', (_, variants) => {
    const state = meeting({ ...guard, weapons: ['fronde', 'massue'], agi: 8 }, orc, variants);
    for (const [n, attack] of [
      [1, fronde],
      [2, massue],
    ] as const) {
      const chances = chancesOf(state, attack, n);
      const wounded = explored(state, { n, attack, worth: ({ fight: end }) => end!.creature.pv < 12 });
      const hurt = explored(state, { n, attack, worth: ({ heroes: [h] }) => h!.pv < 14 });
      expect(chances['cote-blesser']).toBeCloseTo(wounded, 12);
      expect(chances['cote-blessure']).toBeCloseTo(hurt, 12);
    }
  });

  test('C50-Q-13: dice that are thrown again count for nothing', () => {
    const chances = chancesOf(meeting(guard, orc, { tie: 'reroll' }), massue);
    const plain = chancesOf(meeting(guard, orc), massue);
    // As written nobody wins when réussites are equal, 18 faces out of 400, or with two 1s.
    expect(chances['cote-blesser']).toBeCloseTo((plain['cote-blesser']! * 400) / 381, 12);
  });
});

describe('the whole fight', () => {
  test('is the duel that the closed form knows, with one weapon and then bare hands', () => {
    for (const pv of [14, 7, 2]) {
      const state = meeting({ ...guard, pv }, orc);
      const hero = state.heroes[0]!;
      const known = { content: cinquanteEtages.content, state };
      const solved = duel({
        hero: { ...heroFighter(known, hero, massue), pv, charisma: 4 },
        creature: { ...creatureFighter(state, massue), pv: 12 },
        afterBreakage: heroFighter(known, hero, UNARMED),
      });
      const { prospects, amount } = oddsIn(state).attack(massue)();
      expect(prospects[0].chance).toBeCloseTo(solved.wins, 12);
      expect(prospects[1]!.chance).toBeCloseTo(solved.loses, 12);
      expect(amount!.chances.length).toBe(pv + 1);
      for (const [left, chance] of amount!.chances.entries()) expect(chance).toBeCloseTo(solved.pv.chances[left]!, 12);
    }
  });

  /** Every exchange hurts a side, so that few exchanges settle the fight and all of them can be walked. */
  const settled = { tie: 'higher', doubleCrit: 'both' } as const;

  test('is worth what every fall of the dice and the best choice of weapon make of it', () => {
    const weak: GivenHero = { for: 1, agi: 2, pv: 1, weapons: ['massue', 'dague'], armours: [], potions: [] };
    const state = meeting(weak, { ...orc, car: 16, pv: 7, armour: 0 }, settled);
    const { creature } = state.fight!;
    const won = explore({
      from: worldOf(cinquanteEtages, state),
      worth: ({ result }) => (result === 'won' ? 1 : 0),
      among: ({ options }) => options.filter(({ id }) => id !== 'mains-nues'),
      rule: (g: C50) => fight(g, g.state.heroes[0]!, { kind: 'square', creature, from: 0 }),
    });
    const best = Math.max(
      ...attacksOf(cinquanteEtages, state.heroes[0]!).map((a) => chancesOf(state, a)['cote-victoire']!),
    );
    expect(best).toBeCloseTo(won, 12);
    expect(won).toBeGreaterThan(0.01);
  });

  test('a weapon held twice is worth more than one, and less than one that breaks once', () => {
    const chanceWith = (weapons: GivenHero['weapons']) =>
      chancesOf(meeting({ ...guard, weapons, cha: 0 }, orc), massue)['cote-victoire']!;
    const state = meeting({ ...guard, cha: 0 }, orc);
    const me = heroFighter({ content: cinquanteEtages.content, state }, state.heroes[0]!, massue);
    const creature = { ...creatureFighter(state, massue), pv: 12 };
    const lasting = duel({ hero: { ...me, pv: 14, charisma: 0 }, creature, afterBreakage: me }).wins;
    expect(chanceWith(['massue', 'massue'])).toBeGreaterThan(chanceWith(['massue']) + 0.001);
    expect(chanceWith(['massue', 'massue'])).toBeLessThan(lasting);
    expect(chanceWith(['massue', 'massue', 'massue'])).toBeLessThan(lasting);
    expect(chanceWith(['massue', 'massue', 'massue'])).toBeGreaterThan(chanceWith(['massue', 'massue']));
  });

  test('a scroll is used once, a spell until it is forgotten', () => {
    const mage: GivenHero = { classe: 'mage', int: 8, pv: 12, spells: ['foudre'] };
    const spell = chancesOf(meeting(mage, orc), { kind: 'spell', id: 'foudre' });
    const scroll = chancesOf(meeting({ ...mage, spells: [], scrolls: ['foudre'] }, orc), {
      kind: 'scroll',
      id: 'foudre',
    });
    expect(spell['cote-blesser']).toBe(scroll['cote-blesser']);
    expect(spell['cote-victoire']).toBeGreaterThan(scroll['cote-victoire']!);
  });

  test('[C50-CBT-08] opening with a ranged weapon is worth more at the first exchange alone', () => {
    const state = meeting({ ...guard, agi: 8, weapons: ['fronde'] }, orc);
    const [first, second] = [1, 2].map((n) => chancesOf(state, fronde, n)['cote-mort']!);
    expect(first).toBeLessThan(second!);
  });
});

describe('objects', () => {
  const objects: readonly FightObject[] = [
    { use: 'potion', potion: 'potion-de-soin' },
    { use: 'soin' },
    { use: 'peau-de-pierre' },
    { use: 'fumee' },
  ];
  const laden: GivenHero = {
    ...guard,
    end: 4,
    pv: 5,
    int: 2,
    potions: ['potion-de-soin'],
    scrolls: ['soin', 'peau-de-pierre', 'fumee'],
  };

  test('each says what it would make of an attack, and nothing is spent', () => {
    const state = meeting(laden, orc);
    const before = JSON.stringify(state);
    const { resources, prospects } = oddsIn(state, { objects }).attack(massue)();
    expect(resources.map(({ label }) => label)).toEqual(['cote-potion-de-soin', 'cote-soin', 'cote-peau-de-pierre']);
    for (const { chance } of resources) expect(chance).toBeGreaterThan(prospects[0].chance);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('[C50-TRE-05] a potion is worth the same fight with ten PV more', () => {
    const [now, later] = [meeting(laden, orc), meeting({ ...laden, pv: 15 }, orc)];
    const drunk = oddsIn(now, { objects }).object({ use: 'potion', potion: 'potion-de-soin' })!();
    const withPotion = oddsIn(now, { objects }).attack(massue)().resources[0]!;
    const fresh = chancesOf(later, massue)['cote-victoire']!;
    expect(drunk.prospects[0].chance).toBeCloseTo(fresh, 13);
    expect(withPotion.chance).toBeCloseTo(fresh, 13);
    expect(drunk.amount!.chances.length).toBe(16);
    expect(oddsIn(now, { objects }).object({ use: 'fumee' })).toBeUndefined();
  });

  test('[C50-MAG-06] Peau de pierre is worth three points of armour', () => {
    const [bare, mailed] = [
      meeting({ ...laden, worn: 'tunique' }, orc),
      meeting({ ...laden, worn: 'cotte-de-mailles' }, orc),
    ];
    const armourOf = (state: C50State) =>
      heroFighter({ content: cinquanteEtages.content, state }, state.heroes[0]!, massue).armour;
    const gained = oddsIn(bare, { objects }).object({ use: 'peau-de-pierre' })!().prospects[0].chance;
    expect(armourOf(mailed)).toBe(armourOf(bare) + 3);
    expect(gained).toBeCloseTo(chancesOf(mailed, massue)['cote-victoire']!, 14);
  });
});

test('[C50-CBT-06] stepping back is worth what every face of one die makes of it', () => {
  const state = meeting({ ...guard, pv: 6 }, orc, { retreat: 'on' });
  const { prospects, amount } = oddsIn(state, { objects: [{ use: 'retreat' }] }).object({ use: 'retreat' })!();
  const explored = (worth: (pv: number) => number) =>
    explore({
      from: worldOf(cinquanteEtages, state),
      worth: ({ state: { heroes } }) => worth(heroes[0]!.pv),
      rule: (g: C50) => retreat(g, g.state.heroes[0]!),
    });
  expect(prospects.map(({ label }) => label)).toEqual(['cote-recul', 'cote-indemne', 'cote-mort']);
  expect(prospects[0].chance).toBeCloseTo(
    explored((pv) => Number(pv > 0)),
    12,
  );
  expect(prospects[1]!.chance).toBeCloseTo(
    explored((pv) => Number(pv === 6)),
    12,
  );
  expect(amount!.mean).toBeCloseTo(
    explored((pv) => pv),
    12,
  );
  expect(prospects[2]!.chance).toBeGreaterThan(0);
});

test('C50-Q-20: a +1 kept for later is not counted, so nothing is said', () => {
  const said = (variants: Partial<Variants>) => {
    const state = meeting(guard, orc, variants);
    return exchangeOdds({ g: worldOf(cinquanteEtages, state), hero: state.heroes[0]!, n: 1 }, []) !== undefined;
  };
  expect([said({}), said({ fumblePlusOne: 'always' }), said({ fumblePlusOne: 'next' })]).toEqual([true, true, false]);
});
