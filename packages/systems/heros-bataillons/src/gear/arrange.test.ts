import { describe, expect, test } from 'vitest';
import { inFight, object, play, scene } from '../../testing/index.ts';
import type { Item } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { arrange } from './arrange.ts';

const arranging = (items: readonly Item[], decisions: readonly string[], state: Partial<HBState> = {}) => {
  const given = { heroes: [{ hero: { items: [...items] } }, {}], state };
  const played = play(given, (g, f) => arrange(g, f('h1')), { decisions });
  const places = played.find('h1').hero!.items.map(({ base, place }) => `${base} ${place}`);
  return { ...played, places, offered: played.asked.map(({ options }) => options.map(({ id }) => id)) };
};

describe('ordering one’s objects', () => {
  test('[HB-EQP-01] [HB-EQP-07] freely without pressure, up to four', () => {
    const five = ['epee', 'dague', 'corde', 'potion', 'torches'].map((base) => object(base, 'sac'));
    const decisions = ['equiper-epee', 'equiper-dague', 'equiper-corde', 'equiper-potion', 'ranger-epee', 'terminer'];
    const { places, offered } = arranging(five, decisions);
    expect(places).toEqual(['epee sac', 'dague pret', 'corde pret', 'potion pret', 'torches sac']);
    expect(offered[4]).not.toContain('equiper-torches');
    expect(offered[3]).toContain('equiper-torches');
  });

  test('[HB-EQP-07] [HB-INV-12] each object where it may go; clothes are changed, never taken off, in no time', () => {
    const items = [object('epee'), object('corde', 'sac'), object('cuir', 'sac'), object('vetements', 'sac')];
    const { offered, state, places } = arranging(items, ['revetir-vetements', 'terminer']);
    const kept = offered[0]!.filter((id) => !id.startsWith('donner-'));
    expect(kept).toEqual([
      'terminer',
      'ranger-epee',
      'deposer-epee',
      'equiper-corde',
      'deposer-corde',
      'revetir-cuir',
      'deposer-cuir',
      'revetir-vetements',
      'deposer-vetements',
    ]);
    expect(places.at(-1)).toBe('vetements porte');
    expect(offered[1]!.filter((id) => id.includes('vetements'))).toEqual([]);
    expect(state.clock).toBe(6 * 60);
  });

  test('[HB-EQP-01] [HB-INV-01] nothing is picked up with four ready objects, nor an eleventh', () => {
    const lying = (items: readonly Item[]): readonly string[] => {
      const given = scene({ heroes: [{ hero: { items: [...items] } }] });
      given.scene!.zones[0]!.items.push(object('torches', 'sac'));
      const { asked } = play(given, (g, f) => arrange(g, f('h1')), { decisions: ['terminer'] });
      return asked[0]!.options.map(({ id }) => id);
    };
    const some = (count: number, place: Item['place']) =>
      Array.from({ length: count }, (_, i) => object('craie', place, { id: `craie-${i}` }));
    expect(lying(some(3, 'pret'))).toContain('ramasser-torches');
    expect(lying(some(4, 'pret'))).not.toContain('ramasser-torches');
    expect(lying(some(9, 'sac'))).toContain('ramasser-torches');
    expect(lying(some(10, 'sac'))).not.toContain('ramasser-torches');
  });

  test('[HB-EQP-07] never under pressure', () => {
    const pressed = scene({ scene: { pressure: true } }).scene;
    expect(arranging([object('epee', 'sac')], [], { scene: pressed }).asked).toEqual([]);
  });

  test('[HB-INV-12] [HB-EQP-07] no mail is put on during a fight, nor a place changed', () => {
    const items = [object('cotte-de-mailles', 'sac'), object('corde', 'sac')];
    const fight = inFight({ heroes: [{ hero: { items } }], foes: [{}] });
    expect(play(fight, (g, f) => arrange(g, f('h1'))).asked).toEqual([]);
    const over = { ...fight, combat: null };
    const { asked } = play(over, (g, f) => arrange(g, f('h1')), { decisions: ['equiper-corde', 'terminer'] });
    expect(asked[0]!.options.map(({ id }) => id)).toContain('revetir-cotte-de-mailles');
  });

  test('[HB-INV-12] armour goes on and off in ten minutes, one at a time', () => {
    const spare = object('cuir', 'sac');
    const { places, state, offered } = arranging(
      [object('cotte-de-mailles', 'porte'), spare],
      ['oter-cotte-de-mailles', 'revetir-cuir', 'terminer'],
    );
    expect(places).toEqual(['cotte-de-mailles sac', 'cuir porte']);
    expect(state.clock).toBe(6 * 60 + 20);
    expect(offered[0]).not.toContain('revetir-cuir');
    expect(offered[2]).not.toContain('revetir-cotte-de-mailles');
  });

  test('[HB-INV-03] [HB-INV-12] plate taken off is held in both hands', () => {
    const { places, offered } = arranging([object('armure-de-plates', 'porte')], ['oter-armure-de-plates', 'terminer']);
    expect(places).toEqual(['armure-de-plates mains']);
    expect(offered[1]).not.toContain('ranger-armure-de-plates');
    expect(
      arranging([object('armure-de-plates', 'porte'), object('coffre', 'mains')], ['terminer']).offered[0],
    ).not.toContain('oter-armure-de-plates');
  });

  test('[HB-INV-01] [HB-INV-06] an armour taken off needs a slot of its own', () => {
    const outfit = [object('vetements', 'porte'), object('cuir', 'porte')];
    const bag = (count: number) =>
      Array.from({ length: count }, (_, i) => object('craie', 'sac', { id: `craie-${i}` }));
    expect(arranging([...outfit, ...bag(8)], ['terminer']).offered[0]).toContain('oter-cuir');
    expect(arranging([...outfit, ...bag(9)], ['terminer']).offered[0]).not.toContain('oter-cuir');
  });

  test('[HB-EQP-08] what both hands must hold is not handed to whoever has four ready objects', () => {
    const ready = (count: number) =>
      Array.from({ length: count }, (_, i) => object('dague', 'pret', { id: `dague-${i}` }));
    const handed = (count: number): readonly string[] => {
      const given = { heroes: [{ hero: { items: [object('coffre', 'mains')] } }, { hero: { items: ready(count) } }] };
      const { asked } = play(given, (g, f) => arrange(g, f('h1')), { decisions: ['terminer'] });
      return asked[0]!.options.map(({ id }) => id);
    };
    expect(handed(3)).toContain('donner-coffre-h2');
    expect(handed(4)).not.toContain('donner-coffre-h2');
  });

  test('[HB-INV-09] things are dropped, picked up and handed over', () => {
    const { find, state } = arranging(
      [object('corde'), object('craie')],
      ['deposer-corde', 'ramasser-corde', 'donner-craie-h2', 'terminer'],
    );
    expect(find('h1').hero!.items.map(({ base }) => base)).toEqual(['corde']);
    expect(find('h2').hero!.items.map(({ base }) => base)).toEqual(['craie']);
    expect(state.scene!.zones[0]!.items).toEqual([]);
  });

  test('[HB-GEAR-04] a mule carries ten objects, encumbering ones included', () => {
    const load = Array.from({ length: 9 }, (_, i) => object('corde', 'sac', { id: `charge-${i}` }));
    const { state, offered } = arranging(
      [object('coffre', 'mains'), object('craie', 'sac')],
      ['charger-coffre-mule-1', 'terminer'],
      { mules: [{ id: 'mule-1', items: load }] },
    );
    expect(state.mules[0]!.items).toHaveLength(10);
    expect(offered[0]).toContain('charger-craie-mule-1');
    expect(offered[1]).not.toContain('charger-craie-mule-1');
    expect(offered[1]).toContain('decharger-coffre');
  });

  test('[HB-GEAR-04] [HB-INV-01] of two mules the one that is named, nothing worn, and no eleventh object', () => {
    const mules = () => [
      { id: 'mule-1', items: [object('corde', 'sac')] },
      { id: 'mule-2', items: [object('echelle', 'sac')] },
    ];
    const moved = arranging(
      [object('craie', 'sac'), object('cuir', 'porte')],
      ['charger-craie-mule-2', 'decharger-corde', 'terminer'],
      {
        mules: mules(),
      },
    );
    expect(moved.state.mules.map(({ items }) => items.map(({ base }) => base))).toEqual([[], ['echelle', 'craie']]);
    expect(moved.places).toEqual(['cuir porte', 'corde sac']);
    expect(moved.offered[0]!.filter((id) => id.startsWith('charger-'))).toEqual([
      'charger-craie-mule-1',
      'charger-craie-mule-2',
    ]);
    const ten = Array.from({ length: 10 }, (_, i) => object('craie', 'sac', { id: `craie-${i}` }));
    const full = arranging(ten, ['terminer'], { mules: mules() }).offered[0]!;
    expect(full.filter((id) => id.startsWith('decharger-'))).toEqual([]);
  });

  test('[HB-GEAR-04] [HB-EQP-01] what needs both hands stays on the mule while four objects are ready', () => {
    const chest = object('coffre', 'sac');
    const unloading = (ready: number) => {
      const items = Array.from({ length: ready }, (_, i) => object('craie', 'pret', { id: `craie-${i}` }));
      return arranging(items, ['terminer'], { mules: [{ id: 'mule-1', items: [chest] }] }).offered[0];
    };
    expect(unloading(3)).toContain('decharger-coffre');
    expect(unloading(4)).not.toContain('decharger-coffre');
  });

  test('[HB-Q-07] armour that must be ready is put on in a ready place', () => {
    const placed = (armourReady: 'worn' | 'ready') =>
      play(
        { heroes: [{ hero: { items: [object('cuir', 'sac')] } }], variants: { armourReady } },
        (g, f) => arrange(g, f('h1')),
        { decisions: ['revetir-cuir', 'terminer'] },
      ).find('h1').hero!.items[0]!.place;
    expect([placed('worn'), placed('ready')]).toEqual(['porte', 'pret']);
  });

  test('[HB-Q-07] [HB-INV-06] clothes stay on the body', () => {
    const { find } = play(
      { heroes: [{ hero: { items: [object('vetements', 'sac')] } }], variants: { armourReady: 'ready' } },
      (g, f) => arrange(g, f('h1')),
      { decisions: ['revetir-vetements'] },
    );
    expect(find('h1').hero!.items[0]!.place).toBe('porte');
  });

  test('[HB-Q-07] [HB-INV-06] never two armours at once', () => {
    const items = [object('cuir', 'sac'), object('cotte-de-mailles', 'pret')];
    const { asked } = play(
      { heroes: [{ hero: { items } }], variants: { armourReady: 'ready' } },
      (g, f) => arrange(g, f('h1')),
      {
        decisions: ['terminer'],
      },
    );
    expect(asked[0]!.options.map(({ id }) => id)).not.toContain('revetir-cuir');
  });

  test('[HB-Q-07] [HB-INV-12] an armour picked up goes to the bag, not on the back', () => {
    const items = [object('cuir', 'sac'), object('cotte-de-mailles', 'pret')];
    const { find } = play(
      { heroes: [{ hero: { items } }], variants: { armourReady: 'ready' } },
      (g, f) => arrange(g, f('h1')),
      {
        decisions: ['deposer-cuir', 'ramasser-cuir', 'terminer'],
      },
    );
    expect(find('h1').hero!.items.map(({ base, place }) => `${base} ${place}`)).toEqual([
      'cotte-de-mailles pret',
      'cuir sac',
    ]);
  });
});
