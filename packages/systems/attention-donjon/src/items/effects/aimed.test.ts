import { describe, expect, test } from 'vitest';
import { framed } from '../../../testing/drawing.ts';
import type { Scene } from '../../../testing/index.ts';
import { acting, type Items, offeredTo, plain } from '../../../testing/items.ts';

type At = readonly [number, number];
const USE = 'utiliser-i1-1';

test('[AD1-EQUIP-08] a bomb is for figures and empty squares of the next zone: not oneself, not a taken square', () => {
  const given: Scene = {
    drawing: framed('aabbcc'),
    heroes: [plain({ at: [0, 0], items: ['bombe'] }), plain({ at: [5, 0] })],
    creatures: [{ id: 'orque', at: [3, 0] }],
  };
  const { asked } = acting(given, [USE], { decisions: ['cible-orque-1'], dice: [[1, 1]] });
  expect(asked[0]!.options.map(({ id }) => id)).toEqual(['cible-orque-1', 'case-1-0', 'case-2-0']);
});

describe('who is helped', () => {
  const wand = { base: 'baguette-de-soin', charges: 1 };
  const beside = (other: { camp?: 'hostile'; sante: number }): Scene => ({
    heroes: [plain({ at: [0, 0], items: [wand] }), plain({ at: [1, 0], sante: other.camp ? 4 : other.sante })],
    creatures: other.camp ? [{ id: 'ogre', at: [0, 1] as At, sante: other.sante }] : [],
  });

  test('[AD1-TCON-13] a healing wand serves a wounded ally, not one who is well nor a wounded enemy', () => {
    expect(offeredTo(beside({ sante: 1 }))).toContain(USE);
    expect(offeredTo(beside({ sante: 4 }))).not.toContain(USE);
    expect(offeredTo(beside({ camp: 'hostile', sante: 1 }))).not.toContain(USE);
  });

  test('[AD1-TCON-12] a healing scroll serves its reader and the wounded allies in sight', () => {
    const given: Scene = {
      drawing: framed('aaaaa', 'aaaaa'),
      heroes: [
        plain({ at: [0, 0], items: ['parchemin-de-guerison'], sante: 1 }),
        plain({ at: [2, 0], sante: 1 }),
        plain({ at: [2, 1], sante: 4 }),
      ],
      creatures: [{ id: 'ogre', at: [4, 1], sante: 1 }],
    };
    const { asked } = acting(given, [USE], { dice: [[4, 4, 2]], decisions: ['cible-h2'] });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['cible-h1', 'cible-h2']);
  });

  test('[AD1-TCON-09] an ointment is for who is wounded or bears a state to remove', () => {
    const salve = (more: object) => offeredTo({ heroes: [plain({ items: ['onguent'], ...more })] }).includes(USE);
    expect([salve({}), salve({ sante: 1 }), salve({ marks: ['empoisonne'] })]).toEqual([false, true, true]);
  });

  test('[AD1-TCON-09] a potion is not drunk by who is well', () => {
    const drinks = (sante: number) => offeredTo({ heroes: [plain({ items: ['potion-de-soins-mineurs'], sante })] });
    expect([drinks(4).includes(USE), drinks(3).includes(USE)]).toEqual([false, true]);
  });
});

describe('what is coated', () => {
  const oiled = (items: Items) => offeredTo({ heroes: [plain({ items: ['huile-sacree', ...items] })] }).includes(USE);

  test('[AD1-TCON-07] a weapon in hand and whole', () => {
    expect([oiled(['epee']), oiled([]), oiled(['bouclier-de-bois'])]).toEqual([true, false, false]);
    expect([oiled([{ base: 'epee', place: 'porte' }]), oiled([{ base: 'epee', broken: true }])]).toEqual([
      false,
      false,
    ]);
  });

  test('[AD1-TCON-03] a whetstone is for Mêlée: not for a bow', () => {
    const sharpens = (weapon: string) =>
      offeredTo({ heroes: [plain({ items: ['pierre-a-aiguiser', weapon] })] }).includes(USE);
    expect([sharpens('epee'), sharpens('arc-court'), sharpens('dague')]).toEqual([true, false, true]);
  });
});
