import { describe, expect, test } from 'vitest';
import { inFight, object, play, scene } from '../../testing/index.ts';
import { talentOf } from '../beings/hero.ts';
import { endCombat } from '../combat/end.ts';
import { startCombat } from '../combat/start.ts';
import type { HeroPart, Item } from '../pieces.ts';
import { herosBataillons } from '../system.ts';
import { isUnderPressure } from './pressure.ts';
import { canReach, reach } from './reach.ts';

const ready = ['epee', 'bouclier-de-bois', 'potion', 'lanterne'].map((base) => object(base));
const rope = object('corde', 'sac');

const reaching = (
  items: readonly Item[],
  script: { dice?: readonly (number | number[])[]; decisions?: readonly string[] } = {},
  { pressure = true, hero = {} as Partial<HeroPart>, agi = 9 } = {},
) => {
  const given = {
    heroes: [{ values: { agi }, hero: { ...hero, items: items.map((item) => ({ ...item })) } }],
    scene: { pressure },
  };
  const played = play(given, (g, f) => reach(g, f('h1'), f('h1').hero!.items.at(-1)!), script);
  return { ...played, places: played.find('h1').hero!.items.map(({ base, place }) => `${base} ${place}`) };
};

describe('using an object', () => {
  test('[HB-EQP-02] a ready one needs no test', () => {
    expect(reaching([object('potion')]).value).toBe(true);
  });

  test('[HB-EQP-05] [HB-EQP-04] [HB-TEST-01] nor any other without pressure', () => {
    const others = [1, 2, 3, 4, 5].map((i) => object('craie', 'sac', { id: `craie-${i}` }));
    const { value, state } = reaching([...ready, ...others, rope], {}, { pressure: false });
    expect([value, isUnderPressure(state)]).toEqual([true, false]);
  });

  test('[HB-EQP-04] pressure is that of a fight, or of a scene where seconds count', () => {
    expect([scene(), scene({ scene: { pressure: true } }), inFight()].map(isUnderPressure)).toEqual([
      false,
      true,
      true,
    ]);
    const around = (pressure: boolean) => {
      const state = scene({ foes: [{}], scene: { pressure } });
      const { events } = play(state, (g) => startCombat(g, { initiative: 'normal' }));
      const during = [isUnderPressure(state), state.scene!.pressure];
      play(state, (g) => endCombat(g));
      return [events.length > 0, ...during, isUnderPressure(state)];
    };
    expect(around(false)).toEqual([true, true, true, false]);
    expect(around(true)).toEqual([true, true, true, true]);
  });

  test('[HB-EQP-03] [HB-TEST-01] [HB-ATTR-07] under pressure, a test of AGI; what is consumed takes no ready place', () => {
    const { value, of, places } = reaching([object('potion', 'sac')], { dice: [11] }, { agi: 11 });
    expect(value).toBe(true);
    expect(of('checked')[0]).toMatchObject({ attribute: 'agi', rules: ['HB-EQP-03', 'HB-TEST-03'] });
    expect(places).toEqual(['potion sac']);
    expect(reaching([object('potion', 'sac')], { dice: [12] }, { agi: 11 }).value).toBe(false);
  });

  test('[HB-EQP-06] success readies it, and the player names what goes back', () => {
    const { places, asked } = reaching([...ready, rope], { dice: [9], decisions: ['ranger-lanterne'] });
    expect(places).toEqual(['epee pret', 'bouclier-de-bois pret', 'potion pret', 'lanterne sac', 'corde pret']);
    expect(asked).toHaveLength(1);
    expect(reaching([object('epee'), rope], { dice: [9] }).places).toEqual(['epee pret', 'corde pret']);
  });

  test('[HB-EQP-06] failure leaves it where it was', () => {
    const { value, places, state, find } = reaching([rope], { dice: [10] });
    expect([value, places]).toEqual([false, ['corde sac']]);
    expect(find('h1').marks).toEqual([]);
    expect(canReach(state, find('h1'), find('h1').hero!.items[0]!)).toBe(true);
  });

  test('[HB-CHA-11] Chance saves the action, and the object cannot be tried again this turn', () => {
    const { value, state, find } = reaching(
      [rope],
      { dice: [10], decisions: ['depenser-chance'] },
      { hero: { chance: 1 } },
    );
    expect(value).toBe(false);
    const [item] = find('h1').hero!.items;
    expect(item).toMatchObject({ place: 'sac' });
    expect(canReach(state, find('h1'), item!)).toBe(false);
    expect(canReach({ ...state, scene: null }, find('h1'), item!)).toBe(true);
  });

  test('[HB-CRE-06] Vif helps to find it', () => {
    const hero = { talents: [talentOf(herosBataillons, 'vif')] };
    expect(reaching([rope], { dice: [[15, 9]] }, { hero }).value).toBe(true);
  });

  test('[HB-INV-08] not with both hands full', () => {
    const { state, find } = reaching([object('coffre', 'mains'), object('potion')]);
    expect(canReach(state, find('h1'), find('h1').hero!.items[1]!)).toBe(false);
  });
});
