import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, inFight, object, perform, play } from '../../testing/index.ts';
import { acquire } from '../gear/carry.ts';
import { priceOf, resaleOf } from '../gear/prices.ts';
import type { Spell } from '../magic/spell.ts';
import { deviceOf, rollStock, visitMarket } from '../magic/stall.ts';
import type { Item, ItemPlace } from '../pieces.ts';
import { herosBataillons } from '../system.ts';

const bolt: Spell = { school: 'elementaire', form: 'toucher', power: 'majeur' };
const scroll = (spell: Spell = bolt, place: ItemPlace = 'pret'): Item =>
  object('parchemin', place, { holds: { ...spell } });
const wand = (charges: number): Item => object('baguette', 'pret', { charges, holds: { ...bolt, power: 'mineur' } });
const bearer = (...items: Item[]): GivenBeing => ({ values: { end: 9 }, hero: { items } });
const foe: GivenBeing = { values: { end: 15 } };

describe('scrolls and wands', () => {
  test('[HB-SCR-02] [HB-SCR-05] school, form and power are fixed, the rest is chosen at use', () => {
    expect(deviceOf('parchemin', bolt, 'Odon')).toEqual({
      base: 'parchemin',
      holds: { school: 'elementaire', form: 'toucher', power: 'majeur', author: 'Odon' },
    });
    const given = { heroes: [bearer(scroll())], foes: [foe, foe] };
    expect(artIds(given)).toEqual(['lire-parchemin']);
    const { asked, of } = perform(given, 'lire-parchemin', { dice: [[4, 5]], decisions: ['e2', [], 'degats-feu'] });
    expect(asked.map(({ id }) => id)).toEqual(['sort-cible', 'sort-autres-cibles', 'sort-detail']);
    expect(of('spellCast')[0]).toMatchObject({ ...bolt, source: 'parchemin' });
  });

  test('[HB-SCR-06] [HB-SCR-14] only where there is a target, and never a grimoire', () => {
    expect(artIds({ heroes: [bearer(scroll())] })).toEqual([]);
    const book = object('grimoire', 'pret', { holds: { ...bolt } });
    expect(artIds({ heroes: [bearer(book)], foes: [foe] })).toEqual([]);
    expect(artIds({ heroes: [bearer(object('parchemin'), book)], foes: [foe] })).toEqual([]);
  });

  test('[HB-SCR-06] [HB-SCR-07] [HB-SCR-08] any hero reads it, at once, and it is used up', () => {
    const { find } = perform({ heroes: [bearer(scroll())], foes: [foe] }, 'lire-parchemin', {
      dice: [[4, 5]],
      decisions: ['degats-feu'],
    });
    expect(find('e1').now.end).toBe(10);
    expect(find('h1').hero!.items).toEqual([]);
  });

  test('[HB-SCR-06] [HB-EQP-03] under pressure, one from the bag needs an AGI test', () => {
    const read = (d20: number, more: object) =>
      perform(inFight({ heroes: [bearer(scroll(bolt, 'sac'))], foes: [foe] }), 'lire-parchemin', {
        dice: [d20],
        ...more,
      });
    const missed = read(11, {});
    expect(missed.find('h1').hero!.items).toHaveLength(1);
    expect(missed.of('spellCast')).toEqual([]);
    const found = read(10, { dice: [10, [4, 5]], decisions: ['degats-feu'] });
    expect(found.find('e1').now.end).toBe(10);
  });

  test('[HB-SCR-09] [HB-Q-26] no amplification and no care for metal, or both', () => {
    const items = [scroll({ ...bolt, power: 'miraculeux' }), object('armure-de-plates', 'porte')];
    const { find, of } = perform({ heroes: [bearer(...items)], foes: [foe] }, 'lire-parchemin', {
      dice: [[1, 2, 6]],
      decisions: ['degats-feu'],
    });
    expect(find('h1').now.end).toBe(9);
    expect(of('spellCast')[0]).toMatchObject({ max: 6, tot: 9 });
    const hurts = { itemAmplification: 'hurts' as const };
    expect(artIds({ heroes: [bearer(...items)], foes: [foe], variants: hurts })).toEqual([]);
    const burnt = perform({ heroes: [bearer(items[0]!)], foes: [foe], variants: hurts }, 'lire-parchemin', {
      dice: [[1, 2, 6]],
      decisions: ['degats-feu'],
    });
    expect(burnt.find('h1').now.end).toBe(6);
  });

  test('[HB-SCR-10] a wand loses a charge at each use, and is inert at 0', () => {
    const state = inFight({ heroes: [bearer(wand(3))], foes: [foe] });
    for (let i = 0; i < 2; i++) perform(state, 'brandir-baguette', { dice: [4], decisions: ['degats-feu'] });
    expect(state.beings[0]!.hero!.items).toMatchObject([{ charges: 1 }]);
    perform(state, 'brandir-baguette', { dice: [4], decisions: ['degats-feu'] });
    expect(artIds(state)).toEqual([]);
    expect(state.beings[0]!.hero!.items).toMatchObject([{ base: 'baguette', charges: 0 }]);
    const two = inFight({ heroes: [bearer({ ...wand(3), id: 'b1' }, { ...wand(2), id: 'b2' })], foes: [foe] });
    perform(two, 'brandir-b2', { dice: [4], decisions: ['degats-feu'] });
    expect(two.beings[0]!.hero!.items).toMatchObject([{ charges: 3 }, { charges: 1 }]);
  });
});

describe('trade of magic', () => {
  test('[HB-SCR-16] prices by power; resale at half', () => {
    const row = (power: Spell['power']) =>
      (['parchemin', 'baguette', 'grimoire'] as const).map((device) =>
        priceOf(herosBataillons, deviceOf(device, { ...bolt, power })),
      );
    expect([row('mineur'), row('majeur'), row('miraculeux')]).toEqual([
      [100, 400, 500],
      [300, 1200, 1500],
      [900, 3600, 4500],
    ]);
    expect(resaleOf(herosBataillons, scroll())).toBe(150);
  });

  test('[HB-SCR-03] a place has 1d4 - 2 of them', () => {
    const stock = (face: number, cards: readonly string[] = []) =>
      play({}, (g) => rollStock(g, 0), { dice: [face], cards: cards.map((card) => [card]) }).value;
    expect([stock(1), stock(2)]).toEqual([[], []]);
    expect(stock(3, ['baguette', 'mineur', 'impie', 'toucher'])).toEqual([
      deviceOf('baguette', { school: 'impie', form: 'toucher', power: 'mineur' }),
    ]);
    const two = ['parchemin', 'majeur', 'sacree', 'invocation', 'grimoire', 'miraculeux', 'ombres', 'domination'];
    expect(stock(4, two).map(({ base }) => base)).toEqual(['parchemin', 'grimoire']);
    // HB-MAG-21: only a miracle dominates.
    expect(() => stock(3, ['parchemin', 'majeur', 'impie', 'domination'])).toThrow();
  });

  test('[HB-SCR-03] [HB-SCR-16] [HB-SCR-10] rolled once for a visit of the place, and sold once', () => {
    const given = { scene: { tags: ['marche'] }, state: { gold: 450 } };
    const cards = [['baguette'], ['mineur'], ['impie'], ['toucher']];
    const { state, find } = play(given, (g, f) => visitMarket(g, f('h1')), {
      dice: [3],
      cards,
      decisions: ['acheter-baguette-1', 'terminer'],
    });
    expect(state.gold).toBe(50);
    expect(find('h1').hero!.items).toMatchObject([{ base: 'baguette', charges: 3 }]);
    const again = play(state, (g, f) => visitMarket(g, f('h1')), { decisions: ['terminer'] });
    expect(again.asked[0]!.options.map(({ id }) => id)).not.toContain('acheter-baguette-1');
  });

  test('[HB-SCR-04] a reward costs nothing', () => {
    const gift = { found: deviceOf('baguette', bolt), why: 'recompense', rules: ['HB-SCR-04'] } as const;
    const { state, find } = play({ state: { gold: 10 } }, (g, f) => acquire(g, f('h1'), gift));
    expect(state.gold).toBe(10);
    expect(find('h1').hero!.items).toMatchObject([{ base: 'baguette', charges: 3 }]);
  });
});
