import { describe, expect, test } from 'vitest';
import { object, play } from '../../testing/index.ts';
import type { Item, Scene } from '../state.ts';
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
    });
  });

  test('[HB-GEAR-04] a mule', () => {
    const { state } = trading(40, ['acheter-mule']);
    expect([state.gold, state.mules]).toEqual([0, [{ id: 'mule-1', items: [] }]]);
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
