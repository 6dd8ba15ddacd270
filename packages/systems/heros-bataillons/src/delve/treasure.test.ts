import { describe, expect, test } from 'vitest';
import { delving } from '../../testing/delve.ts';
import { object, play } from '../../testing/index.ts';
import { herosBataillons } from '../system.ts';
import type { Variants } from '../variants.ts';
import { loot } from './loot.ts';
import { treasure } from './treasure.ts';

const found = (
  dice: readonly (number | readonly number[])[],
  cards: readonly (readonly string[])[] = [],
  variants: Partial<Variants> = {},
) => {
  const { state } = play(delving({ heroes: [{}, {}, {}], variants }), (g) => treasure(g), { dice, cards });
  return { gold: state.gold, items: state.scene!.zones[0]!.items };
};

/** One more draw where a line of the tables has several objects. */
const linesOf = (line: string): number =>
  Object.values(herosBataillons.content.items).filter((entry) => (entry.line ?? entry.id) === line).length > 1 ? 2 : 1;

describe('a treasure', () => {
  test('[HB-SOLO-09] gold for each hero', () => {
    expect(found([1, 4]).gold).toBe(60);
    expect(found([2, 1]).gold).toBe(15);
    expect(found([3, [4, 3]]).gold).toBe(105);
  });

  test('[HB-SOLO-09] [HB-SOLO-21] a potion: each column on its own, a 3 rolled again, its detail drawn', () => {
    expect(found([4, 3, 3, 2, 3, 5], [['glace']]).items).toMatchObject([
      { base: 'potion', holds: { effect: 'elements', detail: 'glace', administration: 'fumee' } },
    ]);
    expect(found([4, 4, 1]).items[0]).toMatchObject({
      known: false,
      holds: { effect: 'colle', administration: 'explosive' },
    });
  });

  test('[HB-SOLO-09] [HB-SOLO-21] gold and one object of a line priced 1 to 60', () => {
    const { gold, items } = found([5, [1, 1]], [['epee'], ['hache']]);
    expect(gold).toBe(30);
    expect(items).toMatchObject([{ base: 'hache' }]);
    expect(herosBataillons.content.items[items[0]!.base]!.line).toBe('epee');
    for (const line of ['armure-de-plates', 'baliste', 'lanterne', 'mains-nues', 'potion'])
      expect(() => found([5, [1, 1]], [[line]])).toThrow();
    for (const line of ['cuir', 'bouclier-de-bois', 'dague'])
      expect(found([5, [1, 1]], [[line], [line]].slice(0, linesOf(line))).items).toMatchObject([{ base: line }]);
  });

  test('[HB-SOLO-09] the die says what it is', () => {
    const told = (dice: readonly (number | readonly number[])[], cards: readonly (readonly string[])[] = []) =>
      play(delving({ heroes: [{}] }), (g) => treasure(g), { dice, cards }).of('treasureRolled')[0]!.found;
    expect([told([1, 1]), told([3, [1, 1]]), told([4, 4, 1]), told([6, 1, 6, 1])]).toEqual([
      'or',
      'or',
      'potion',
      'magie',
    ]);
    expect(told([5, [1, 1]], [['epee'], ['epee']])).toBe('or-et-objet');
  });

  test('[HB-SOLO-09] [HB-SOLO-21] a minor scroll, or a wand on a second 6', () => {
    expect(found([6, 2, 6, 1]).items).toMatchObject([
      { base: 'parchemin', holds: { school: 'sauvage', form: 'toucher', power: 'mineur' } },
    ]);
    expect(() => found([6, 5, 6])).toThrow('1d4');
    expect(found([6, 5, 6, 1]).items).toMatchObject([{ base: 'parchemin' }]);
    expect(found([6, 6, 5, 4]).items).toMatchObject([
      { base: 'baguette', charges: 3, holds: { school: 'sacree', form: 'insufflation', power: 'mineur' } },
    ]);
    expect(found([6, 1, 2, 2], [['arcanique']]).items[0]!.holds).toMatchObject({ school: 'arcanique' });
  });

  test('[HB-Q-23] a 2 may name one school alone', () => {
    expect(found([6, 1, 2, 3], [['arcanique']]).items[0]!.holds).toMatchObject({ school: 'arcanique' });
    expect(found([6, 1, 2, 3], [], { schoolTwo: 'illusion' }).items[0]!.holds).toMatchObject({ school: 'illusion' });
    expect(found([6, 1, 5, 3], [], { schoolTwo: 'illusion' }).items[0]!.holds).toMatchObject({ school: 'sacree' });
  });
});

describe('picking up', () => {
  const lying = (items: number) => {
    const carried = Array.from({ length: items }, (_, i) => ({ id: `i${i}`, base: 'corde', place: 'sac' as const }));
    const state = delving({
      heroes: [{ hero: { items: carried } }, { hero: { items: carried.map((one) => ({ ...one, id: `j${one.id}` })) } }],
    });
    state.scene!.zones[0]!.items.push({ id: 'but', base: 'objet-de-quete', place: 'sac' });
    return state;
  };

  test('[HB-SOLO-22] [HB-SOLO-21] the goal goes to the hero who picks it up', () => {
    const { find } = play(lying(0), (g) => loot(g), { decisions: ['prendre-but-h2'] });
    expect(find('h2').hero!.items).toMatchObject([{ id: 'but', place: 'sac' }]);
    expect(play(lying(0), (g) => loot(g), { decisions: ['laisser'] }).state.scene!.zones[0]!.items).toHaveLength(1);
  });

  test('[HB-SOLO-21] [HB-INV-09] with ten slots used something must be left', () => {
    const full = play(lying(10), (g) => loot(g), { decisions: ['prendre-but-h1', 'deposer-i0', 'laisser'] });
    expect(full.asked[1]!.id).toBe('faire-de-la-place');
    expect(full.find('h1').hero!.items.map(({ id }) => id)).toContain('but');
    const refused = play(lying(10), (g) => loot(g), { decisions: ['prendre-but-h1', 'laisser', 'laisser'] });
    expect(refused.find('h1').hero!.items).toHaveLength(10);
    expect(refused.asked[2]!.options.map(({ id }) => id)).toEqual(['prendre-but-h2', 'laisser']);
  });

  test('[HB-EQP-08] [HB-GEAR-03] a chest takes a ready place; a body is no loot', () => {
    const ready = ['epee', 'dague', 'corde', 'craie'].map((base) => ({ id: base, base, place: 'pret' as const }));
    const state = delving({ heroes: [{ hero: { items: ready } }] });
    state.scene!.zones[0]!.items.push(
      { id: 'coffre', base: 'coffre', place: 'sac' },
      { id: 'corps', base: 'corps', place: 'sac' },
    );
    const { asked, find } = play(state, (g) => loot(g), { decisions: ['prendre-coffre-h1', 'ranger-craie'] });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['prendre-coffre-h1', 'laisser']);
    expect(find('h1').hero!.items.map(({ place }) => place)).toEqual(['pret', 'pret', 'pret', 'sac', 'mains']);
    const small = delving({ heroes: [{ hero: { items: ready } }] });
    small.scene!.zones[0]!.items.push({ id: 'potion', base: 'potion', place: 'sac' });
    expect(play(small, (g) => loot(g), { decisions: ['prendre-potion-h1'] }).asked).toHaveLength(1);
  });

  test('[HB-DMG-16] what a dead hero carried can be taken', () => {
    const state = lying(0);
    state.scene!.zones[0]!.items = [];
    state.beings[0]!.status = 'mort';
    state.beings[0]!.hero!.items = [{ id: 'epee', base: 'epee', place: 'pret' }];
    const { find } = play(state, (g) => loot(g), { decisions: ['prendre-epee-h2'] });
    expect(find('h2').hero!.items).toMatchObject([{ id: 'epee', place: 'sac' }]);
    expect(find('h1').hero!.items).toEqual([]);
    const away = delving({ heroes: [{ status: 'mort', hero: { items: [object('epee')] } }, {}] });
    away.beings[0]!.zone = null;
    expect(play(away, (g) => loot(g)).asked).toEqual([]);
  });
});
