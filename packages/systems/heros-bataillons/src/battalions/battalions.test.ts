import { describe, expect, test } from 'vitest';
import { fightOf, type GivenBeing, inGame, play, scene } from '../../testing/index.ts';
import type { Blow } from '../beings/blow.ts';
import { suffer } from '../beings/damage.ts';
import { seatOf } from '../beings/seats.ts';
import type { Being } from '../pieces.ts';
import { beingOf } from '../state.ts';
import { herosBataillons } from '../system.ts';
import type { Variants } from '../variants.ts';
import { dieOf, HEADCOUNT, newBattalion } from './battalion.ts';
import { commanderOf } from './command.ts';
import { outfitBattalion } from './outfit.ts';
import { affordable, canOutfit, improve, priceOf, raisedTo } from './purchase.ts';

const fresh = (archers = false): Being =>
  newBattalion({ id: 'b1', name: 'Lances', side: 'heros', seat: null, commander: 'h1', archers });

/** A scene with one battalion of the heroes' side, and a blow on it. */
const field = (given: GivenBeing = {}, variants: Partial<Variants> = {}) => {
  const state = scene({ heroes: [{ hero: { chance: 2 } }, {}], variants });
  const { values, now, ...more } = given;
  const battalion = fresh();
  Object.assign(battalion.max, values);
  Object.assign(battalion.now, battalion.max, now);
  Object.assign(battalion, { zone: 'b' }, more);
  state.beings.push(battalion);
  return state;
};
const blow: Blow = {
  amount: 1,
  armour: true,
  attribute: 'for',
  violent: true,
  by: null,
  source: 'lances',
  rule: 'HB-BAT-13',
};
const hit = (state: ReturnType<typeof field>, more: Partial<Blow>, dice: readonly number[] = []) =>
  play(state, (g, find) => suffer(g, find('b1'), { ...blow, ...more }), { dice });

describe('a battalion', () => {
  test('[HB-BAT-01] [HB-BAT-02] [HB-BAT-14] [HB-BAT-15] one being, 20 fighters, 10 everywhere, 1d8, no Chance', () => {
    const battalion = fresh();
    expect(HEADCOUNT).toBe(20);
    expect(battalion.max).toEqual({ for: 10, agi: 10, vol: 10, end: 10 });
    expect(battalion.now).toEqual(battalion.max);
    expect(dieOf(battalion)).toBe(8);
    expect(battalion).toMatchObject({ kind: 'bataillon', scale: 'bataillon', hero: null, armour: 0 });
  });

  test('[HB-BAT-20] ranks or archers, at no cost; another hero commands once its commander is down', () => {
    expect(fresh().attacks[0]!.ranges).toEqual(['melee']);
    expect(fresh(true).attacks[0]!.ranges).toEqual(['tir']);
    const state = field();
    expect(seatOf(state, beingOf(state, 'b1'))).toBe(0);
    beingOf(state, 'h1').status = 'mort';
    expect(seatOf(state, beingOf(state, 'b1'))).toBe(1);
  });

  test('[HB-BAT-20] [HB-INI-05] its own commander while he stands, then a hero of its side and of no other', () => {
    const state = scene({ heroes: [{ side: 'adversaires' }, {}, {}] });
    const led = { ...fresh(), commander: 'h3' };
    expect(commanderOf(state, led)?.id).toBe('h3');
    beingOf(state, 'h3').status = 'coma';
    expect(commanderOf(state, led)?.id).toBe('h2');
    // HB-MAG-37: an entity has no other master than its caster.
    expect(commanderOf(state, { ...led, kind: 'invoque' })?.id).toBe('h3');
    beingOf(state, 'h2').status = 'mort';
    expect(commanderOf(state, led)?.id).toBe('h3');
  });

  test('[HB-BAT-08] [HB-CHA-10] beyond END it is exposed in the same blow, and no Chance spares it', () => {
    const { find, asked } = hit(field({ now: { end: 2 } }), { amount: 5 }, [10]);
    expect(find('b1').now).toMatchObject({ end: 0, for: 7 });
    expect(asked).toEqual([]);
    expect(hit(field({ now: { end: 0 } }), { amount: 4, attribute: 'agi' }).find('b1').now.agi).toBe(6);
  });

  test('[HB-BAT-09] at 0 FOR it is defeated, whatever the cause: no coma, no test', () => {
    expect(hit(field({ now: { end: 0, for: 3 } }), { amount: 4 }).find('b1')).toMatchObject({ status: 'mort' });
    const cold = hit(field({ now: { end: 0, for: 3 } }), { amount: 4, violent: false });
    expect(cold.find('b1').status).toBe('mort');
  });

  test('[HB-BAT-22] critical losses are tested on VOL, and a failure costs as many points', () => {
    const failed = hit(field({ now: { end: 0 } }), { amount: 4 }, [11]);
    expect(failed.find('b1').now).toMatchObject({ for: 6, vol: 6 });
    expect(failed.of('attributeChanged').at(-1)).toMatchObject({ attribute: 'vol', by: -4, left: 6 });
    const held = hit(field({ now: { end: 0 } }), { amount: 4 }, [10]);
    expect(held.find('b1').now).toMatchObject({ for: 6, vol: 10 });
  });

  test('[HB-Q-20] losses shake it, or VOL falls only by what strikes it', () => {
    expect(hit(field({ now: { end: 0 } }), { amount: 4 }, [11]).find('b1').now).toMatchObject({ for: 6, vol: 6 });
    const { find } = hit(field({ now: { end: 0 } }, { battalionMorale: 'direct' }), { amount: 4 });
    expect(find('b1').now).toMatchObject({ for: 6, vol: 10 });
  });

  test('the mindless are not shaken, and a Chef de guerre steadies his own', () => {
    const mindless = hit(field({ now: { end: 0 }, tags: ['echelle-bataillon', 'sans-esprit'] }), { amount: 4 });
    expect(mindless.find('b1').now.vol).toBe(10);
    const state = field({ now: { end: 0 } });
    beingOf(state, 'h1').hero!.abilities.push('chef-de-guerre');
    const led = play(state, (g, find) => suffer(g, find('b1'), { ...blow, amount: 4 }), { dice: [[15, 9]] });
    expect(led.find('b1').now.vol).toBe(10);
  });

  test('[HB-BAT-11] [HB-BAT-12] at 0 VOL it flees, except for 1d4 fighters with its arms', () => {
    const state = field({ now: { end: 0, vol: 2 }, armour: 1 });
    beingOf(state, 'b1').attacks = [{ id: 'rangs', dice: [10], ranges: ['melee'], hands: 0 }];
    const { find, of } = hit(state, { amount: 4, attribute: 'vol' }, [3]);
    expect(find('b1')).toMatchObject({ status: 'parti', zone: null });
    const [routed] = of('battalionRouted');
    expect(routed!.remaining).toHaveLength(3);
    for (const { id } of routed!.remaining)
      expect(find(id)).toMatchObject({
        side: 'heros',
        zone: 'b',
        scale: 'etre',
        max: { for: 10, agi: 10, vol: 10, end: 4 },
        armour: 1,
        tags: ['sans-peur'],
        commander: 'h1',
      });
    expect(dieOf(find(routed!.remaining[0]!.id))).toBe(10);
  });

  test('[HB-BAT-12] those who stay of two battalions are as many beings', () => {
    const state = field({ now: { end: 0, vol: 2 } });
    const second = { ...fresh(), id: 'b2', zone: 'c' };
    Object.assign(second.now, { end: 0, vol: 2 });
    state.beings.push(second);
    hit(state, { amount: 2, attribute: 'vol' }, [2]);
    play(state, (g, find) => suffer(g, find('b2'), { ...blow, amount: 2, attribute: 'vol' }), { dice: [3] });
    const stayed = state.beings.filter(({ id }) => id.startsWith('combattant-'));
    expect(stayed.map(({ zone }) => zone)).toEqual(['b', 'b', 'c', 'c', 'c']);
    expect(new Set(stayed.map(({ id }) => id)).size).toBe(5);
  });
});

describe('raising a battalion', () => {
  const bought = (state: ReturnType<typeof field>, ...what: Parameters<typeof priceOf>[1][]) =>
    play(state, function* (g, find) {
      for (const one of what) improve(g, find('b1'), one);
    }).find('b1');

  test('[HB-BAT-16] [HB-BAT-17] 100 gold a point or a size of die', () => {
    expect(bought(field({ now: { for: 4 } }), 'for', 'for', 'vol')).toMatchObject({
      max: { for: 12, vol: 11, agi: 10, end: 10 },
      now: { for: 6, vol: 11 },
    });
    expect(dieOf(bought(field(), 'de'))).toBe(10);
    expect(dieOf(bought(field(), 'de', 'de'))).toBe(12);
    expect([priceOf(herosBataillons, 'for'), priceOf(herosBataillons, 'de')]).toEqual([100, 100]);
    const { of } = play(field(), function* (g, find) {
      for (const what of ['end', 'de', 'armure'] as const) improve(g, find('b1'), what);
    });
    expect(of('battalionImproved').map(({ rules }) => rules[0])).toEqual(['HB-BAT-16', 'HB-BAT-17', 'HB-BAT-23']);
  });

  test('[HB-BAT-18] [HB-ATTR-22] the caps: 31 increments, 3100 gold', () => {
    const state = field();
    let spent = 0;
    play(state, function* (g, find) {
      for (let bought = 0; bought < 40; bought++) {
        const what = affordable(inGame(state), find('b1'), 10_000).find((one) => one !== 'armure');
        if (!what) return;
        spent += priceOf(g, what);
        improve(g, find('b1'), what);
      }
    });
    const { max, attacks } = beingOf(state, 'b1');
    expect([spent, max, attacks[0]!.dice]).toEqual([3100, { for: 18, agi: 18, vol: 18, end: 15 }, [12]]);
    expect(raisedTo(state, beingOf(state, 'b1'), 'de')).toBeNull();
  });

  test('[HB-BAT-18] [HB-ATTR-22] at END 15 no point of END is sold, and the purse stays as it is', () => {
    const offered = (end: number) => {
      const { asked, state } = play(
        { ...field({ values: { end } }), gold: 100 },
        (g, find) => outfitBattalion(g, find('b1')),
        { decisions: ['terminer'] },
      );
      return [asked[0]!.options.some(({ id }) => id === 'acheter-end'), state.gold];
    };
    expect([offered(14), offered(15)]).toEqual([
      [true, 100],
      [false, 100],
    ]);
  });

  test('[HB-BAT-23] armour for 200, 2 at most', () => {
    expect(priceOf(herosBataillons, 'armure')).toBe(200);
    expect(bought(field(), 'armure', 'armure').armour).toBe(2);
    expect(raisedTo(field(), { ...fresh(), armour: 2 }, 'armure')).toBeNull();
    expect(affordable(inGame(field()), fresh(), 100)).toEqual(['for', 'agi', 'vol', 'end', 'de']);
    expect(affordable(inGame(field()), fresh(), 99)).toEqual([]);
  });

  test('[HB-BAT-16] in a trusted place or before the battle, never elsewhere', () => {
    expect(canOutfit(field())).toBe(false);
    expect(canOutfit({ ...field(), phase: 'preparation' })).toBe(true);
    const state = field();
    state.scene!.tags.push('confiance');
    expect(canOutfit(state)).toBe(true);
    expect(canOutfit({ ...state, combat: fightOf(state) })).toBe(false);
    expect(canOutfit({ ...state, scene: null })).toBe(false);
  });
});
