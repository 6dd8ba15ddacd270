import { describe, expect, test } from 'vitest';
import { inGame, object, play } from '../../testing/index.ts';
import type { Attribute } from '../pieces.ts';
import type { Variants } from '../variants.ts';
import { canRaise, capOf } from './caps.ts';
import { regain } from './damage.ts';
import { heroFrom } from './hero.ts';
import { brokenRules } from './legality.ts';

const being = (values: Partial<Record<Attribute, number>>, variants: Partial<Variants> = {}) => {
  const { state, find } = play({ heroes: [{ values }], variants }, function* () {});
  return { state, hero: find('h1') };
};
const mayGrow = (
  values: Partial<Record<Attribute, number>>,
  attribute: Attribute,
  variants: Partial<Variants> = {},
) => {
  const { state, hero } = being(values, variants);
  return canRaise(state, hero, attribute);
};

describe('values', () => {
  test('[HB-ATTR-01] [HB-CHA-01] four attributes; Chance is a resource apart', () => {
    const hero = heroFrom(inGame(being({}).state), 'garance', { id: 'h1', seat: 0 });
    for (const values of [hero.max, hero.now]) expect(Object.keys(values)).toEqual(['for', 'agi', 'vol', 'end']);
    expect(hero.hero).toMatchObject({ chance: 2, chanceMax: 2 });
  });

  test('[HB-ATTR-02] losses and recoveries stop at 0 and at the maximum', () => {
    const { find, value } = play({ heroes: [{ values: { for: 12 }, now: { for: 7 } }] }, function* (g, f) {
      return regain(g, f('h1'), { attribute: 'for', amount: 9, why: 'soin', rules: ['HB-ATTR-02'] });
    });
    expect([value, find('h1').now.for, find('h1').max.for]).toEqual([5, 12, 12]);
  });

  test('[HB-ATTR-18] [HB-ATTR-19] [HB-ATTR-20] [HB-ATTR-21] the caps', () => {
    expect([mayGrow({ for: 17 }, 'for'), mayGrow({ for: 18 }, 'for')]).toEqual([true, false]);
    expect([mayGrow({ agi: 17 }, 'agi'), mayGrow({ agi: 18 }, 'agi')]).toEqual([true, false]);
    expect([mayGrow({ vol: 17 }, 'vol'), mayGrow({ vol: 18 }, 'vol')]).toEqual([true, false]);
    expect([mayGrow({ end: 14 }, 'end'), mayGrow({ end: 15 }, 'end')]).toEqual([true, false]);
  });

  test('[HB-Q-01] DEX may be an old name of AGI, which leaves VOL free', () => {
    expect(mayGrow({ vol: 18 }, 'vol', { volCap: 'eighteen' })).toBe(false);
    expect(mayGrow({ vol: 18 }, 'vol', { volCap: 'none' })).toBe(true);
    expect(mayGrow({ for: 18 }, 'for', { volCap: 'none' })).toBe(false);
    expect(capOf(being({}, { volCap: 'none' }).state, 'end')).toBe(15);
  });

  test('[HB-ATTR-22] one validator for every being', () => {
    const { state, hero } = being({ for: 19, end: 16 });
    expect(brokenRules(inGame(state), hero)).toEqual(['HB-ATTR-18', 'HB-ATTR-21']);
    const foe = play({ foes: [{ values: { end: 16 } }] }, function* () {});
    expect(brokenRules(inGame(foe.state), foe.find('e1'))).toEqual(['HB-ATTR-21']);
    const lifted = being({ for: 12 });
    expect(brokenRules(inGame(lifted.state), { ...lifted.hero, now: { ...lifted.hero.now, for: 13 } })).toEqual([
      'HB-ATTR-02',
    ]);
  });

  test('[HB-INV-01] [HB-INV-03] [HB-INV-05] [HB-INV-06] [HB-EQP-01] what an illegal hero breaks', () => {
    const { state, hero } = being({});
    const broken = (items: ReturnType<typeof object>[]) =>
      brokenRules(inGame(state), { ...hero, hero: { ...hero.hero!, items } });
    const many = (count: number, place: 'sac' | 'pret') => Array.from({ length: count }, () => object('corde', place));
    expect(broken(many(10, 'sac'))).toEqual([]);
    expect(broken(many(11, 'sac'))).toEqual(['HB-INV-01']);
    expect(broken(many(5, 'pret'))).toEqual(['HB-EQP-01']);
    expect(broken([object('coffre', 'mains'), object('hallebarde', 'mains')])).toEqual(['HB-INV-05']);
    expect(broken([object('coffre', 'sac')])).toEqual(['HB-INV-03']);
    expect(broken([object('cuir', 'porte'), object('cotte-de-mailles', 'porte')])).toEqual(['HB-INV-06']);
  });
});
