import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { exactly, mean } from '../distribution.ts';
import { type Duel, duel } from './duel.ts';
import { exchange, type Fighter, fumbleShares, WAYS } from './exchange.ts';

const bare: Fighter = { value: 8, damage: 0, atk: 0, armour: 0 };
const hero = { ...bare, charisma: 0 };

const DUEL: Duel = {
  hero: { value: 9, damage: 3, atk: 1, armour: 2, charisma: 3, pv: 16 },
  creature: { value: 7, damage: 4, atk: 0, armour: 1, pv: 12 },
};

describe('one exchange', () => {
  test.each([
    [0, [190, 20, 190]],
    [1, [209, 19, 172]],
    [3, [244, 17, 139]],
    [5, [275, 15, 110]],
    [10, [335, 10, 55]],
    [-5, [110, 15, 275]],
  ])('[C50-JET-20] [C50-CRIT-02] [C50-CRIT-07] values apart by %i', (difference, expected) => {
    const outcomes = exchange({ hero: { ...hero, value: 8 + difference }, creature: bare, halved: false });
    const ways = (passes: (outcome: (typeof outcomes)[number]) => boolean) =>
      outcomes.filter(passes).reduce((sum, outcome) => sum + outcome.ways, 0) / 100;
    expect([
      ways(({ creatureLoses }) => creatureLoses > 0),
      ways(({ creatureLoses, heroLoses }) => creatureLoses + heroLoses === 0),
      ways(({ heroLoses }) => heroLoses > 0),
    ]).toEqual(expected);
    expect(ways(() => true) * 100).toBe(WAYS);
  });

  test('[C50-CRIT-03] [C50-CRIT-04] [C50-DEG-06] a critical hit is doubled after armour', () => {
    const soft = exchange({ hero: { ...hero, value: -40, damage: 3, atk: 1 }, creature: bare, halved: false });
    // Hopeless but for a 1: gap 1 + 3 + 1, doubled; the creature's own 1 ties.
    expect(soft.filter(({ creatureLoses }) => creatureLoses > 0)).toEqual([
      { heroLoses: 0, creatureLoses: 10, breaks: false, ways: 1900 },
    ]);
    const hard = exchange({ hero: { ...hero, value: -40 }, creature: { ...bare, armour: 9 }, halved: false });
    expect(hard.some(({ creatureLoses }) => creatureLoses > 0)).toBe(false);
  });

  test('[C50-CHA-05] [C50-CRIT-13] [C50-CRIT-17] a 20 breaks, costs one more, or nothing', () => {
    expect(fumbleShares(0)).toEqual({ breaks: 30, plusOne: 65 });
    expect(fumbleShares(10)).toEqual({ breaks: 20, plusOne: 65 });
    expect(fumbleShares(40)).toEqual({ breaks: 0, plusOne: 55 });
    const outcomes = exchange({ hero, creature: bare, halved: false });
    const broken = outcomes.filter(({ breaks }) => breaks).reduce((sum, { ways }) => sum + ways, 0);
    expect(broken).toBe(20 * 30);
    // Against a 2: gap 18, and one more for 65 of a hundred. Nothing else costs 19.
    expect(outcomes.filter(({ heroLoses }) => heroLoses === 19).map(({ ways }) => ways)).toEqual([65]);
  });

  test('[C50-CBT-08] a ranged opening halves the blow received', () => {
    const whole = exchange({ hero, creature: bare, halved: false });
    const halved = exchange({ hero, creature: bare, halved: true });
    const most = (outcomes: typeof whole) => Math.max(...outcomes.map(({ heroLoses }) => heroLoses));
    expect(most(whole)).toBe(19);
    expect(most(halved)).toBe(10);
  });
});

/** One duel with dice, the rules written again. */
function fight(prng: Prng, { hero: me, creature: foe, ranged }: Duel): { readonly mine: number; readonly its: number } {
  let [mine, its, weapon] = [me.pv, foe.pv, me.damage];
  for (let n = 1; mine > 0 && its > 0; n++) {
    const [a, b] = [prng.die(20), prng.die(20)];
    const d100 = a === 20 ? prng.die(100) : 0;
    const [breakage, plusOne] = [30 - me.charisma, 65];
    const critical = (a === 1) !== (b === 1);
    const gap = critical ? (a === 1 ? 1 : -1) : a === b && a === 1 ? 0 : me.value - a - (foe.value - b);
    const times = critical ? 2 : 1;
    if (gap > 0) its -= times * Math.max(0, gap + weapon + me.atk - foe.armour);
    if (gap < 0) {
      const blow = times * Math.max(0, foe.damage + foe.atk - gap - me.armour);
      mine -=
        (n === 1 && ranged ? Math.floor(blow / 2) : blow) + (d100 > breakage && d100 <= breakage + plusOne ? 1 : 0);
    }
    if (a === 20 && d100 <= breakage) weapon = 0;
  }
  return { mine: Math.max(0, mine), its: Math.max(0, its) };
}

describe('the whole duel', () => {
  test.each([DUEL, { ...DUEL, ranged: true }])('[C50-CBT-01] [C50-CBT-02] is what dice give', (order) => {
    const odds = duel(order);
    const prng = Prng.seeded('odds', `duel ${order.ranged}`);
    const TRIES = 60_000;
    let won = 0;
    let left = 0;
    for (let n = 0; n < TRIES; n++) {
      const { mine, its } = fight(prng, order);
      if (its === 0) won++;
      left += mine;
    }
    expect(Math.abs(won / TRIES - odds.wins)).toBeLessThan(4 * Math.sqrt((odds.wins * odds.loses) / TRIES));
    expect(Math.abs(left / TRIES - mean(odds.pv))).toBeLessThan((4 * 8) / Math.sqrt(TRIES));
  });

  test('chances add up, and the dead have no PV', () => {
    const { wins, loses, unsettled, pv, creaturePv, exchanges } = duel(DUEL);
    expect(wins + loses).toBeCloseTo(1, 13);
    expect(unsettled).toBe(0);
    expect(exactly(pv, 0)).toBe(loses);
    expect(exactly(creaturePv, 0)).toBe(wins);
    expect(exchanges).toBeGreaterThan(1);
  });

  test('one blow each: the duel is its first exchange that hurts', () => {
    const odds = duel({ hero: { ...hero, pv: 1 }, creature: { ...bare, pv: 1 }, afterBreakage: hero });
    expect(odds.wins).toBeCloseTo(0.5, 14);
    expect(odds.exchanges).toBeCloseTo(400 / 380, 12);
  });

  test('[C50-CBT-10] sides that cannot hurt each other never settle it', () => {
    const wall = { ...bare, armour: 60 };
    expect(duel({ hero: { ...wall, charisma: 95, pv: 5 }, creature: { ...wall, pv: 5 } }).unsettled).toBe(1);
    // C50-CRIT-13: without that CHA, the hero's own 20s cost one more of a blow stopped by armour.
    expect(duel({ hero: { ...wall, charisma: 0, pv: 5 }, creature: { ...wall, pv: 5 } }).loses).toBeCloseTo(1, 12);
  });

  test('an opening with another weapon, whose breakage costs nothing', () => {
    const main: Fighter = DUEL.hero;
    const strong = { ...main, damage: 40 };
    const odds = duel({ ...DUEL, opening: strong });
    expect(odds.wins).toBeGreaterThan(duel(DUEL).wins);
    expect(duel({ ...DUEL, opening: main, afterBreakage: main }).wins).toBeCloseTo(
      duel({ ...DUEL, afterBreakage: main }).wins,
      13,
    );
  });
});
