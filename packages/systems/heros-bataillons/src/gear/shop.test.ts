import { describe, expect, test } from 'vitest';
import { object, play } from '../../testing/index.ts';
import type { Item, Scene } from '../pieces.ts';
import type { Found } from './carry.ts';
import { trade } from './shop.ts';

const market: Partial<Scene> = { tags: ['marche'], place: 'ville' };
const trading = (
  gold: number,
  decisions: readonly string[],
  { items = [] as readonly Item[], scene = market, stock = [] as readonly Found[] } = {},
) => {
  const given = { heroes: [{ hero: { items: [...items] } }], scene, state: { gold } };
  const played = play(given, (g, f) => trade(g, f('h1'), stock), { decisions });
  return { ...played, bases: played.find('h1').hero!.items.map(({ base }) => base) };
};

describe('trade', () => {
  test('[HB-GEAR-05] [HB-GEAR-04] goods are bought from the common purse', () => {
    const { state, bases, asked } = trading(23, ['acheter-epee', 'acheter-corde', 'terminer']);
    expect([state.gold, bases]).toEqual([0, ['epee', 'corde']]);
    const first = asked[0]!.options.map(({ id }) => id);
    expect(first).toContain('acheter-arc');
    for (const dear of [
      'acheter-arbalete',
      'acheter-baliste',
      'acheter-parchemin',
      'acheter-coffre',
      'acheter-mains-nues',
    ])
      expect(first).not.toContain(dear);
  });

  test('[HB-GEAR-05] and sold at half price, rounded down', () => {
    const decisions = ['vendre-epee-courte', 'vendre-dague', 'terminer'];
    const { state, bases } = trading(0, decisions, {
      items: [object('epee-courte'), object('dague'), object('cuir', 'porte')],
    });
    expect([state.gold, bases]).toEqual([7, ['cuir']]);
  });

  test('[HB-GEAR-05] [HB-INV-01] neither what is worn nor what nobody buys is sold, and ten objects are enough', () => {
    const ids = (items: readonly Item[], gold = 500, stock: readonly Found[] = []) =>
      trading(gold, ['terminer'], { items, stock }).asked[0]!.options.map(({ id }) => id);
    const worn = [object('cuir', 'porte'), object('coffre', 'mains'), object('epee')];
    expect(ids(worn).filter((id) => id.startsWith('vendre-'))).toEqual(['vendre-epee']);
    const ten = Array.from({ length: 10 }, (_, i) => object('craie', 'sac', { id: `craie-${i}` }));
    const scroll = { base: 'parchemin', holds: { school: 'sacree', form: 'toucher', power: 'mineur' } };
    expect(ids(ten, 500, [scroll]).filter((id) => id.startsWith('acheter-'))).toEqual(['acheter-mule']);
    expect(ids([], 100, [scroll])).toContain('acheter-parchemin-1');
    expect(ids([], 99, [scroll])).not.toContain('acheter-parchemin-1');
  });

  test('[HB-SCR-03] what is left of the magic is told, and the list that was given stays', () => {
    const wand = { base: 'baguette', holds: { school: 'impie', form: 'toucher', power: 'mineur' } };
    const stock = [wand, { ...wand, base: 'parchemin' }];
    const { value } = trading(400, ['acheter-baguette-1', 'terminer'], { stock });
    expect(value).toEqual([{ ...wand, base: 'parchemin' }]);
    expect(stock).toHaveLength(2);
  });

  test('[HB-GEAR-05] only in a market, without pressure', () => {
    expect(trading(100, [], { scene: {} }).asked).toEqual([]);
    expect(trading(100, [], { scene: { ...market, pressure: true } }).asked).toEqual([]);
  });

  test('[HB-GEAR-04] a potion of any combination', () => {
    const { find, state } = trading(50, ['acheter-potion', 'medecinal', 'soin', 'baume', 'terminer']);
    expect(state.gold).toBe(0);
    expect(find('h1').hero!.items[0]).toMatchObject({
      base: 'potion',
      holds: { effect: 'medecinal', detail: 'soin', administration: 'baume' },
      known: true,
    });
  });

  test('[HB-GEAR-04] a mule', () => {
    const { state } = trading(40, ['acheter-mule']);
    expect([state.gold, state.mules]).toEqual([0, [{ id: 'mule-1', items: [] }]]);
    const two = trading(80, ['acheter-mule', 'acheter-mule']);
    expect(two.state.mules.map(({ id }) => id)).toEqual(['mule-1', 'mule-2']);
  });

  test('[HB-SCR-16] magic by its power, from what the place has', () => {
    const scroll = { base: 'parchemin', holds: { school: 'sacree', form: 'toucher', power: 'majeur' } };
    const { state, bases, asked } = trading(350, ['acheter-parchemin-1', 'terminer'], { stock: [scroll] });
    expect([state.gold, bases]).toEqual([50, ['parchemin']]);
    expect(asked[1]!.options.map(({ id }) => id)).not.toContain('acheter-parchemin-1');
    const sold = trading(0, ['vendre-parchemin', 'terminer'], {
      items: [object('parchemin', 'sac', { holds: scroll.holds })],
    });
    expect(sold.state.gold).toBe(150);
  });
});
