import { figureOf } from '@souterrain/crawl';
import {
  afterShot,
  hasAmmunition,
  isReady,
  loadWeapons,
  recoverThrown,
  refillAmmunition,
} from '@souterrain/crawl/items';
import { describe, expect, test } from 'vitest';
import { at, play, type Scene, scene } from '../../testing/index.ts';
import { act, hit, offeredTo, plain } from '../../testing/items.ts';
import { on } from '../../testing/played.ts';
import { attentionDonjon } from '../system.ts';

const attack = (base: string) => attentionDonjon.content.items[base]!.attacks!.find(({ id }) => id === base)!;

describe('ammunition and reloading', () => {
  const shooter = (item: object, variants = {}): Scene => ({
    heroes: [plain({ items: [{ base: 'arbalete', ...item }] })],
    creatures: [{ id: 'orque', at: [5, 5] }],
    variants,
  });
  const ready = (given: Scene) => {
    const state = scene(given);
    const hero = figureOf(state, 'h1');
    const item = hero.hero!.sheet.items[0]!;
    return isReady(on(state), hero, { ...attack('arbalete'), item });
  };

  test('[AD1-ARME-19] a crossbow found without bolts waits for town, unless another came with some', () => {
    expect([ready(shooter({ dry: true })), ready(shooter({}))]).toEqual([false, true]);
    const state = scene({
      heroes: [
        plain({
          items: [
            { base: 'arbalete', dry: true },
            { base: 'arbalete', place: 'stocke' },
          ],
        }),
      ],
    });
    expect(hasAmmunition(attentionDonjon, figureOf(state, 'h1').hero!.sheet, 'carreaux')).toBe(true);
    // Ammunition of another kind does not serve.
    expect(hasAmmunition(attentionDonjon, figureOf(state, 'h1').hero!.sheet, 'fleches')).toBe(false);
    const ran = play(shooter({ dry: true }), function* (g, find) {
      refillAmmunition(g, find('h1'));
    });
    expect(ran.find('h1').hero!.sheet.items[0]!.dry).toBeUndefined();
  });

  test('[AD1-ARME-20] [AD1-Q-27] once shot it is empty; reloading is a bonus action; a Rencontre starts loaded', () => {
    const ran = play(shooter({}), function* (g, find) {
      const hero = find('h1');
      const item = hero.hero!.sheet.items[0]!;
      afterShot(g, hero, { ...attack('arbalete'), item });
      const empty = isReady(g, hero, { ...attack('arbalete'), item });
      yield* act(g, hero, 'recharger-i1-1');
      const loaded = isReady(g, hero, { ...attack('arbalete'), item });
      afterShot(g, hero, { ...attack('arbalete'), item });
      loadWeapons(g);
      return [empty, loaded, item.loaded];
    });
    expect(ran.value).toEqual([false, true, true]);
    expect(offeredTo(shooter({ loaded: false }))).toContain('recharger-i1-1');
  });

  test('[AD1-Q-27] without reloading, a crossbow shoots every turn', () => {
    const given = shooter({ loaded: false }, { crossbowReload: 'no' });
    expect([ready(given), offeredTo(given).includes('recharger-i1-1')]).toEqual([true, false]);
    const shots = play(
      given,
      function* (g) {
        yield* hit(g, { on: 'orque-1', with: 'arbalete' });
        yield* hit(g, { on: 'orque-1', with: 'arbalete' });
      },
      {
        dice: [
          [6, 6],
          [1, 1, 1, 1, 1],
          [6, 6],
          [1, 1, 1, 1, 1],
        ],
      },
    );
    expect(shots.of('rollAnnounced').map(({ dice }) => dice)).toEqual([2, 5, 2, 5]);
    expect(shots.of('weaponLoaded')).toEqual([]);
  });
});

describe('thrown weapons', () => {
  const axe: Scene = { heroes: [plain({ items: ['hache-de-lancer'] })], creatures: [{ id: 'orque', at: [4, 4] }] };

  test('[AD1-EQUIP-07] [AD1-ARME-21] a thrown axe lies in the square of its target, and comes back at the end', () => {
    const ran = play(
      axe,
      function* (g, find) {
        yield* hit(g, { on: 'orque-1', with: 'hache-de-lancer-lancee' });
        const lying = g.state.piles.map((p) => [p.cell, p.items.map((i) => i.base)]);
        const left = find('h1').hero!.sheet.items.length;
        recoverThrown(g);
        return { lying, left };
      },
      { dice: [[1, 1]] },
    );
    expect(ran.value).toEqual({ lying: [[at([4, 4]), ['hache-de-lancer']]], left: 0 });
    expect(ran.find('h1').hero!.sheet.items).toMatchObject([{ base: 'hache-de-lancer', place: 'equipe', hands: [0] }]);
    expect(ran.state.piles).toEqual([]);
  });

  test('[AD1-ARME-21] used in Mêlée it stays in hand', () => {
    const ran = play(axe, (g) => hit(g, { on: 'orque-1', with: 'hache-de-lancer' }), { dice: [[1, 1]] });
    expect(ran.find('h1').hero!.sheet.items).toHaveLength(1);
    const left = (way: string) => {
      const given = { ...axe, heroes: [plain({ items: ['dague'] })] };
      const { find } = play(given, (g) => hit(g, { on: 'orque-1', with: way }), { dice: [[1, 1]] });
      return find('h1').hero!.sheet.items.map(({ base }) => base);
    };
    expect([left('dague'), left('dague-lancee')]).toEqual([['dague'], []]);
  });

  test('[AD1-ARME-14] shurikens go one by one, and are picked up one by one', () => {
    const ran = play(
      { heroes: [plain({ items: ['shurikens'] })], creatures: [{ id: 'orque', at: [3, 4] }] },
      function* (g, find) {
        const left: (number | undefined)[] = [];
        for (let i = 0; i < 3; i++) {
          yield* hit(g, { on: 'orque-1', with: 'shurikens' });
          left.push(find('h1').hero!.sheet.items[0]?.charges);
        }
        recoverThrown(g);
        return left;
      },
      {
        dice: [
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      },
    );
    expect(ran.value).toEqual([2, 1, undefined]);
    expect(ran.find('h1').hero!.sheet.items).toMatchObject([{ base: 'shurikens', charges: 3 }]);
  });
});
