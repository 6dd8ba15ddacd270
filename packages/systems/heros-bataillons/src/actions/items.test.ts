import { describe, expect, test } from 'vitest';
import { object, play, scene } from '../../testing/index.ts';
import type { Item } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { listed } from './action.ts';
import { items as actions, letGo } from './items.ts';

const offered = (items: readonly Item[], ground: readonly Item[] = [], more: Partial<HBState> = {}) => {
  const state: HBState = {
    ...scene({ heroes: [{ hero: { items: items.map((item) => ({ ...item })) } }], scene: { pressure: true } }),
    ...more,
  };
  state.scene!.zones[0]!.items.push(...ground.map((item) => ({ ...item })));
  return play(state, function* (g, f) {
    return listed(g, f('h1'), [letGo, actions]);
  });
};
const ids = (...given: Parameters<typeof offered>) => offered(...given).value.map(({ id, kind }) => `${id} ${kind}`);

describe('objects in a turn', () => {
  test('[HB-INV-08] what both hands hold is dropped freely, and nothing else is taken out', () => {
    expect(ids([object('coffre', 'mains'), object('bouclier-de-bois', 'sac')])).toEqual(['deposer-coffre libre']);
  });

  test('[HB-EQP-06] [HB-EQP-03] a shield or a light in the bag is taken out with an action', () => {
    const items = [
      object('bouclier-de-bois', 'sac'),
      object('torches', 'sac'),
      object('corde', 'sac'),
      object('dague', 'sac'),
    ];
    expect(ids(items)).toEqual(['sortir-bouclier-de-bois objet', 'sortir-torches objet']);
    expect(ids(items, [], { master: 1 })).toContain('sortir-corde objet');
    expect(ids([object('bouclier-de-bois'), object('torches')])).toEqual([]);
  });

  test('[HB-EQP-03] with an MJ tools and other things too, but weapons and potions come out with their use', () => {
    const items = [object('craie', 'sac'), object('livre', 'sac'), object('dague', 'sac'), object('potion', 'sac')];
    expect(ids(items, [], { master: 1 })).toEqual(['sortir-craie objet', 'sortir-livre objet']);
    expect(ids(items)).toEqual([]);
  });

  test('[HB-INV-08] what is let go lies in the zone', () => {
    const { state } = play(
      scene({ heroes: [{ hero: { items: [object('coffre', 'mains')] } }], scene: { pressure: true } }),
      function* (g, f) {
        yield* listed(g, f('h1'), [letGo, actions])[0]!.run();
      },
    );
    expect(state.beings[0]!.hero!.items).toEqual([]);
    expect(state.scene!.zones[0]!.items).toMatchObject([{ base: 'coffre' }]);
  });

  test('[HB-EQP-07] [HB-INV-08] what lies in the zone is picked up to a ready place', () => {
    const state = scene({ heroes: [{ hero: { items: [] } }], scene: { pressure: true } });
    state.scene!.zones[0]!.items.push(object('epee', 'sac'));
    const { find } = play(state, function* (g, f) {
      const [action] = listed(g, f('h1'), [letGo, actions]);
      expect(action).toMatchObject({ id: 'ramasser-epee', kind: 'objet' });
      yield* action!.run();
    });
    expect(find('h1').hero!.items).toMatchObject([{ base: 'epee', place: 'pret' }]);
  });

  test('[HB-INV-01] [HB-INV-05] never an eleventh object nor a second encumbering one', () => {
    const ten = Array.from({ length: 10 }, (_, i) => object('craie', 'sac', { id: `craie-${i}` }));
    expect(ids(ten, [object('epee', 'sac')])).toEqual([]);
    expect(ids([object('hallebarde', 'mains')], [object('coffre', 'sac')])).toEqual(['deposer-hallebarde libre']);
  });
});
