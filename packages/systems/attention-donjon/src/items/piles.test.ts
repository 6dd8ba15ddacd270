import type { Pile } from '@souterrain/crawl';
import { removeFigure } from '@souterrain/crawl/health';
import { recoverThrown } from '@souterrain/crawl/items';
import { describe, expect, test } from 'vitest';
import { at, type GivenHero, givenItem, play, quiet, type Scene, scene } from '../../testing/index.ts';
import { acting, type Items, offeredTo, plain } from '../../testing/items.ts';

type At = readonly [number, number];
const item = (base: string, id: string, more: object = {}) => givenItem({ base, place: 'porte', ...more }, id);
const pile = (place: At, deniers: number, ...items: Pile['items']): Pile => ({ cell: at(place), items, deniers });
const beside = (piles: readonly Pile[], items: Items = []): Scene => ({
  heroes: [plain({ items })],
  state: { piles: [...piles] },
});

describe('picking up', () => {
  test('[AD1-EQUIP-06] one item at a time, the coins with the first; the pile stays until nothing is left', () => {
    const piles = [pile([5, 5], 3, item('dague', 'p0')), pile([2, 3], 7, item('epee', 'p1'), item('bombe', 'p2'))];
    const first = acting(beside(piles), ['ramasser-p2']);
    expect(first.find('h1').hero!.sheet).toMatchObject({ deniers: 7, items: [{ id: 'p2' }] });
    expect(first.state.piles.map(({ items, deniers }) => [items.map(({ id }) => id), deniers])).toEqual([
      [['p0'], 3],
      [['p1'], 0],
    ]);
    const second = acting(beside(first.state.piles), ['ramasser-p1']);
    expect(second.state.piles.map(({ cell }) => cell)).toEqual([at([5, 5])]);
  });

  test('[AD1-EQUIP-06] coins alone are picked up too', () => {
    const given = beside([pile([3, 3], 5)]);
    expect(offeredTo(given)).toContain('ramasser-deniers-3-3');
    const { find, state } = acting(given, ['ramasser-deniers-3-3']);
    expect([find('h1').hero!.sheet.deniers, state.piles]).toEqual([5, []]);
  });

  test('[AD1-EQUIP-06] not from two squares away', () => {
    expect(offeredTo(beside([pile([4, 4], 5, item('epee', 'p1'))]))).toEqual([]);
  });
});

describe('thrown weapons', () => {
  test('[AD1-EQUIP-07] each comes back to who threw it, if that one is on the board; other things stay', () => {
    const lying = [
      item('dague', 'p1', { thrownBy: 'h2' }),
      item('hache', 'p2', { thrownBy: 'h3' }),
      item('epee', 'p3'),
    ];
    const state = scene({ heroes: [{}, {}, {}], state: { piles: [pile([4, 4], 0, ...lying)] } });
    state.figures[2]!.status = 'mort';
    const { find } = play(state, function* (g) {
      recoverThrown(g);
    });
    expect(['h1', 'h2', 'h3'].map((id) => find(id).hero!.sheet.items.map(({ base }) => base))).toEqual([
      [],
      ['dague'],
      [],
    ]);
    expect(state.piles[0]!.items.map(({ id }) => id)).toEqual(['p2', 'p3']);
  });
});

describe('what a hero leaves', () => {
  const leaving = (hero: GivenHero, how: 'mort' | 'parti', piles: readonly Pile[] = []) => {
    const state = scene({ heroes: [{ at: [1, 1], ...hero }, {}], state: { generated: quiet(), piles: [...piles] } });
    play(state, (g, find) => removeFigure(g, find('h1'), { how, by: null, rules: [] }));
    return state;
  };
  const laid = (state: ReturnType<typeof leaving>) =>
    state.piles.map(({ cell, items, deniers }) => [cell, items.map(({ base }) => base), deniers]);

  test('[AD1-HRSM-20] dead: its things, or its purse alone; nothing where it had nothing', () => {
    expect(laid(leaving({ items: ['epee'] }, 'mort'))).toEqual([[at([1, 1]), ['epee'], 0]]);
    expect(laid(leaving({ deniers: 4 }, 'mort'))).toEqual([[at([1, 1]), [], 4]]);
    expect(laid(leaving({}, 'mort'))).toEqual([]);
  });

  test('[AD1-HRSM-20] gone by the way out, it keeps all it has', () => {
    const state = leaving({ items: ['epee'], deniers: 4 }, 'parti');
    expect([laid(state), state.figures[0]!.hero!.sheet.items.length]).toEqual([[], 1]);
  });

  test('[AD1-HRSM-20] on a square where things lie already, one pile', () => {
    const there = [pile([5, 5], 0, item('bombe', 'p0')), pile([1, 1], 2, item('dague', 'p1'))];
    expect(laid(leaving({ items: ['epee'], deniers: 4 }, 'mort', there))).toEqual([
      [at([5, 5]), ['bombe'], 0],
      [at([1, 1]), ['dague', 'epee'], 6],
    ]);
  });
});
