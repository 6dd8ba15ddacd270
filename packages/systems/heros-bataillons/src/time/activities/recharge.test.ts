import { describe, expect, test } from 'vitest';
import { type Given, object, play } from '../../../testing/index.ts';
import { SCHOOL_IDS } from '../../magic/schools/index.ts';
import type { Item, Talent, Zone } from '../../pieces.ts';
import { herosBataillons } from '../../system.ts';
import { restWatch } from '../rest.ts';
import { recharge, recharging } from './recharge.ts';

const NIGHT = 22 * 60;
const wand = (school: string): Item =>
  object('baguette', 'sac', { charges: 0, holds: { school, form: 'toucher', power: 'mineur' } });

function given(school: string, more: Given = {}): Given {
  return { heroes: [{ hero: { items: [wand(school)] } }], ...more };
}
const possible = (school: string, more: Given = {}): boolean =>
  play(given(school, more), function* (g, find) {
    return recharging.tasks(g, find('h1')).length === 1;
  }).value;

const hall = (id: string, more: Partial<Zone> = {}): Zone => ({
  id,
  exit: false,
  lit: false,
  positions: [],
  features: [],
  items: [],
  ...more,
});

/** A place that suits each school and no other. */
const PLACES: Readonly<Record<string, Given>> = {
  arcanique: { scene: { place: 'dehors' }, state: { clock: NIGHT } },
  elementaire: { scene: { place: 'dehors', tags: ['orage'] } },
  illusion: { scene: { place: 'ville' } },
  impie: { foes: [{ status: 'mort' }] },
  ombres: {
    scene: { place: 'donjon', zones: [hall('a')] },
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
    for (const tag of ['feu', 'glace', 'orage'])
      expect([tag, possible('elementaire', { scene: { tags: [tag] } })]).toEqual([tag, true]);
    expect(possible('illusion', { scene: { tags: ['gens'] } })).toBe(true);
    expect(possible('elementaire', { state: { gold: 20 } })).toBe(true);
    expect(possible('elementaire', { state: { gold: 19 } })).toBe(false);
    expect(possible('arcanique', { scene: { place: 'dehors' }, state: { clock: 6 * 60 } })).toBe(false);
    const lit = { heroes: [{ hero: { items: [wand('ombres'), object('torches')] } }] };
    expect(possible('ombres', { ...PLACES.ombres, ...lit })).toBe(false);
  });

  test('[HB-SCR-13] the right hour, tag or purse in the wrong place is nothing', () => {
    expect(possible('arcanique', { scene: { place: 'donjon' }, state: { clock: NIGHT } })).toBe(false);
    expect(possible('ombres', { scene: { place: 'dehors', zones: [hall('a')] } })).toBe(false);
    expect(possible('sauvage', { scene: { place: 'ville', tags: ['nature'] } })).toBe(false);
    expect(possible('sacree', { scene: { tags: ['confiance'] }, state: { gold: 49 } })).toBe(false);
    expect(possible('sacree', { state: { gold: 50 } })).toBe(false);
    for (const school of SCHOOL_IDS)
      expect([school, possible(school, { state: { scene: null } })]).toEqual([school, false]);
  });

  test('[HB-SCR-13] a body is a fallen being that still lies there, or one that was found', () => {
    expect(possible('impie', { foes: [{ status: 'mort', zone: null }] })).toBe(false);
    const found = (base: string) => ({ scene: { zones: [hall('a'), hall('b', { items: [object(base, 'sac')] })] } });
    expect(possible('impie', found('corps'))).toBe(true);
    expect(possible('impie', found('corde'))).toBe(false);
  });

  test('[HB-SCR-13] total darkness: every zone, and no light ready in the hands of anybody there', () => {
    const scene = (...zones: Zone[]) => ({ place: 'donjon' as const, zones });
    expect(possible('ombres', { scene: scene(hall('a'), hall('b', { lit: true })) })).toBe(false);
    const beside = (item: Item, status: 'present' | 'parti' = 'present') =>
      possible('ombres', {
        scene: scene(hall('a')),
        heroes: [{ hero: { items: [wand('ombres')] } }, { status, hero: { items: [item] } }],
        foes: [{}],
      });
    expect(beside(object('lanterne'))).toBe(false);
    expect(beside(object('lanterne', 'sac'))).toBe(true);
    expect(beside(object('dague'))).toBe(true);
    expect(beside(object('lanterne'), 'parti')).toBe(true);
  });

  test('[HB-SCR-11] [HB-SCR-13] all the charges come back, for the price of the offering', () => {
    const { state, find } = play(given('sacree', PLACES.sacree), (g, f) =>
      recharge(g, f('h1'), f('h1').hero!.items[0]!),
    );
    expect(find('h1').hero!.items).toMatchObject([{ charges: 3 }]);
    expect(state.gold).toBe(0);
  });

  test('[HB-SCR-13] one watch of rest; who comes after the last gold has prayed for nothing', () => {
    const heroes = [wand('sacree'), wand('sacree')].map((item) => ({ hero: { items: [item], chance: 2 } }));
    const { state, find } = play({ ...PLACES.sacree, heroes }, (g) => restWatch(g), {
      decisions: ['recharger-baguette', 'recharger-baguette'],
    });
    expect([find('h1'), find('h2')].map(({ hero }) => hero!.items[0]!.charges)).toEqual([3, 0]);
    expect(state.gold).toBe(0);
  });

  test('[HB-SCR-13] it takes the benefit of the watch; a full wand needs nothing', () => {
    const { value } = play(given('sacree', PLACES.sacree), function* (g, find) {
      return recharging.tasks(g, find('h1'));
    });
    expect(value).toMatchObject([{ id: 'recharger-baguette', keepsBenefit: false }]);
    const full = { ...wand('sacree'), charges: 3 };
    const idle = play({ ...PLACES.sacree, heroes: [{ hero: { items: [full] } }] }, function* (g, find) {
      return recharging.tasks(g, find('h1'));
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

  test('[HB-SCR-13] [HB-SOLO-13] a lie is told better with Éloquence', () => {
    const { attribute, tags } = herosBataillons.content.talents.eloquence!;
    const talent: Talent = { id: 'eloquence', name: 'eloquence', attribute, tags, degree: 1 };
    const hero = { hero: { items: [wand('illusion')], talents: [talent] } };
    const { of } = play(
      { ...PLACES.illusion, heroes: [hero] },
      (g, f) => recharge(g, f('h1'), f('h1').hero!.items[0]!),
      { dice: [[15, 9]] },
    );
    expect(of('checked')).toMatchObject([{ advantages: [{ label: 'talent-eloquence' }], success: true }]);
  });

  test('[HB-TEST-13] who was not believed lies again in another watch, once in each', () => {
    const { of, find } = play(
      given('illusion', PLACES.illusion),
      function* (g) {
        yield* restWatch(g);
        yield* restWatch(g);
      },
      { decisions: ['recharger-baguette', 'recharger-baguette'], dice: [11, 10] },
    );
    expect(of('checked').map(({ success }) => success)).toEqual([false, true]);
    expect(find('h1').hero!.items[0]!.charges).toBe(3);
  });

  test('[HB-SCR-13] [HB-SCR-12] the MJ confirms', () => {
    const charges = (answer: string) =>
      play(given('sauvage', { state: { master: 4 } }), (g, f) => recharge(g, f('h1'), f('h1').hero!.items[0]!), {
        decisions: [answer],
      }).find('h1').hero!.items[0]!.charges;
    expect([charges('confirmer'), charges('refuser')]).toEqual([3, 0]);
    expect(possible('sauvage', { state: { master: 4 } })).toBe(true);
  });

  test('[HB-SCR-12] what the place lacks costs nothing where the MJ accepts something else', () => {
    const left = (more: Given) => {
      const { state, find } = play(given('sacree', more), (g, f) => recharge(g, f('h1'), f('h1').hero!.items[0]!), {
        decisions: ['confirmer'],
      });
      return [find('h1').hero!.items[0]!.charges, state.gold];
    };
    expect(left({ state: { master: 4, gold: 60 } })).toEqual([3, 60]);
    expect(left({ scene: { tags: ['confiance'] }, state: { master: 4, gold: 60 } })).toEqual([3, 10]);
  });
});
