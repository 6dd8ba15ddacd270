import { describe, expect, test } from 'vitest';
import { type Given, object, play } from '../../testing/index.ts';
import type { Item } from '../state.ts';
import { recharge, rechargeActivities } from './recharge.ts';
import { SCHOOL_IDS, type School } from './schools.ts';

const NIGHT = 22 * 60;
const wand = (school: School): Item =>
  object('baguette', 'sac', { charges: 0, holds: { school, form: 'toucher', power: 'mineur' } });

function given(school: School, more: Given = {}): Given {
  return { heroes: [{ hero: { items: [wand(school)] } }], ...more };
}
const possible = (school: School, more: Given = {}): boolean =>
  play(given(school, more), function* (g, find) {
    return rechargeActivities(g, find('h1')).length === 1;
  }).value;

/** A place that suits each school and no other. */
const PLACES: Readonly<Record<School, Given>> = {
  arcanique: { scene: { place: 'dehors' }, state: { clock: NIGHT } },
  elementaire: { scene: { place: 'dehors', tags: ['orage'] } },
  illusion: { scene: { place: 'ville' } },
  impie: { foes: [{ status: 'mort' }] },
  ombres: {
    scene: { place: 'donjon', zones: [{ id: 'a', exit: false, lit: false, positions: [], features: [], items: [] }] },
  },
  sacree: { scene: { place: 'donjon', tags: ['confiance'] }, state: { gold: 50 } },
  sauvage: { scene: { place: 'dehors', tags: ['nature'] } },
};

describe('recharging a wand', () => {
  test('[HB-SCR-12] [HB-SCR-13] each school has its own condition', () => {
    for (const school of SCHOOL_IDS) expect([school, possible(school, PLACES[school])]).toEqual([school, true]);
    for (const school of SCHOOL_IDS)
      for (const other of SCHOOL_IDS)
        if (school !== other && !(other === 'sacree' && school === 'elementaire'))
          expect([school, other, possible(school, PLACES[other])]).toEqual([school, other, false]);
  });

  test('[HB-SCR-13] gold may stand for the element; a light spoils the dark', () => {
    expect(possible('elementaire', { state: { gold: 20 } })).toBe(true);
    expect(possible('elementaire', { state: { gold: 19 } })).toBe(false);
    expect(possible('arcanique', { scene: { place: 'dehors' }, state: { clock: 6 * 60 } })).toBe(false);
    const lit = { heroes: [{ hero: { items: [wand('ombres'), object('torches')] } }] };
    expect(possible('ombres', { ...PLACES.ombres, ...lit })).toBe(false);
  });

  test('[HB-SCR-11] [HB-SCR-13] all the charges come back, for the price of the offering', () => {
    const { state, find } = play(given('sacree', PLACES.sacree), (g, f) =>
      recharge(g, f('h1'), f('h1').hero!.items[0]!),
    );
    expect(find('h1').hero!.items).toMatchObject([{ charges: 3 }]);
    expect(state.gold).toBe(0);
  });

  test('[HB-SCR-13] it takes the benefit of the watch; a full wand needs nothing', () => {
    const { value } = play(given('sacree', PLACES.sacree), function* (g, find) {
      return rechargeActivities(g, find('h1'));
    });
    expect(value).toMatchObject([{ id: 'recharger-baguette', keepsBenefit: false }]);
    const full = { ...wand('sacree'), charges: 3 };
    const idle = play({ ...PLACES.sacree, heroes: [{ hero: { items: [full] } }] }, function* (g, find) {
      return rechargeActivities(g, find('h1'));
    });
    expect(idle.value).toEqual([]);
  });

  test('[HB-SCR-13] a lie must be believed', () => {
    const charges = (d20: number) =>
      play(given('illusion', PLACES.illusion), (g, f) => recharge(g, f('h1'), f('h1').hero!.items[0]!), {
        dice: [d20],
      }).find('h1').hero!.items[0]!.charges;
    expect([charges(10), charges(11)]).toEqual([3, 0]);
  });

  test('[HB-SCR-13] [HB-SCR-12] the MJ confirms', () => {
    const charges = (answer: string) =>
      play(given('sauvage', { state: { master: 4 } }), (g, f) => recharge(g, f('h1'), f('h1').hero!.items[0]!), {
        decisions: [answer],
      }).find('h1').hero!.items[0]!.charges;
    expect([charges('confirmer'), charges('refuser')]).toEqual([3, 0]);
  });
});
