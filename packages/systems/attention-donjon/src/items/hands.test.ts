import type { Item, Wound } from '@souterrain/crawl';
import { fitsOf, isFull, placeFor } from '@souterrain/crawl/items';
import { describe, expect, test } from 'vitest';
import { type GivenHero, givenItem, type Scene, scene } from '../../testing/index.ts';
import { acting, type Items, offeredTo, plain } from '../../testing/items.ts';
import { attentionDonjon } from '../system.ts';

const hero = (items: Items = [], more: GivenHero = {}): Scene => ({ heroes: [plain({ items, ...more })] });
const sheetOf = (given: Scene) => scene(given).figures[0]!.hero!.sheet;
const many = (count: number, place: Item['place'], base = 'fortifiant') =>
  Array.from({ length: count }, () => ({ base, place }));

describe('what a struck hand holds', () => {
  /** Hands that a new item could be held in, nothing being held. */
  const hands = (base: string, ...wounds: Wound[]) => {
    const fits = fitsOf(attentionDonjon, sheetOf(hero([], { wounds })), givenItem({ base, place: 'porte' }, 'neuf'));
    return fits.map((fit) => fit.hands);
  };

  test('[AD1-GRAVE-13] nothing with a broken arm: the other hand serves, and no two-handed weapon', () => {
    const arm: Wound = { id: 'bras-casse', hand: 0 };
    expect([hands('epee', arm), hands('bouclier-de-bois', arm), hands('arc-court', arm)]).toEqual([[[1]], [[1]], []]);
    expect(hands('epee', { ...arm, hand: 1 })).toEqual([[0]]);
  });

  test('[AD1-GRAVE-13] in splints it holds a shield only', () => {
    const arm: Wound = { id: 'bras-casse', hand: 1, splint: true };
    expect([hands('bouclier-de-bois', arm), hands('epee', arm), hands('arc-court', arm)]).toEqual([[[1]], [[0]], []]);
  });

  test('[AD1-GRAVE-14] a lost hand holds nothing; a prosthesis a shield or a two-handed weapon', () => {
    const hand: Wound = { id: 'main-tranchee', hand: 1 };
    expect([hands('bouclier-de-bois', hand), hands('arc-court', hand)]).toEqual([[[0]], []]);
    const fitted: Wound = { ...hand, prosthesis: true };
    expect([hands('bouclier-de-bois', fitted), hands('arc-court', fitted), hands('epee', fitted)]).toEqual([
      [[1]],
      [[0, 1]],
      [[0]],
    ]);
  });

  test('[AD1-GRAVE-17] with both struck, nothing is held; other wounds hinder no hand', () => {
    const both: Wound[] = [
      { id: 'main-tranchee', hand: 1 },
      { id: 'bras-casse', hand: 0 },
    ];
    expect([hands('epee', ...both), hands('dague', { id: 'nez-casse' })]).toEqual([[], [[0]]]);
  });
});

describe('where a thing is put on', () => {
  test('[AD1-EQUIP-04] [AD1-EQUIP-01] a third ring takes the place of either, a second helmet of the first', () => {
    const rings = sheetOf(hero(['anneau-de-bravoure', 'anneau-eclipseur']));
    const third = givenItem({ base: 'anneau-de-bravoure', place: 'porte' }, 'neuf');
    expect(fitsOf(attentionDonjon, rings, third).map(({ displaced }) => displaced.map(({ id }) => id))).toEqual([
      ['i1-1'],
      ['i1-2'],
    ]);
    const one = sheetOf(hero(['anneau-de-bravoure', 'armure-legere']));
    expect(fitsOf(attentionDonjon, one, third)).toEqual([{ displaced: [] }]);
    const armour = givenItem({ base: 'armure-moyenne', place: 'porte' }, 'neuf');
    expect(fitsOf(attentionDonjon, one, armour).map(({ displaced }) => displaced.map(({ id }) => id))).toEqual([
      ['i1-2'],
    ]);
  });

  test('[AD1-EQUIP-04] a shield goes to the second hand, a sword to the free one', () => {
    const fit = (held: Items, base: string) =>
      fitsOf(attentionDonjon, sheetOf(hero(held)), givenItem({ base, place: 'porte' }, 'neuf'));
    expect(fit([], 'bouclier-de-bois')).toEqual([{ hands: [1], displaced: [] }]);
    expect(fit(['bouclier-de-bois'], 'epee')).toEqual([{ hands: [0], displaced: [] }]);
    expect(fit(['epee'], 'dague')).toEqual([{ hands: [1], displaced: [] }]);
  });
});

describe('room', () => {
  test('[AD1-TCOM-03] a weapon hangs on a spare quiver when the belt is full; a potion is stored', () => {
    const belt = [...many(3, 'porte'), { base: 'carquois' }];
    const goes = (items: Items, base: string) => placeFor(attentionDonjon, sheetOf(hero(items)), { base });
    expect([goes(belt, 'epee'), goes(belt, 'bombe'), goes(many(3, 'porte'), 'epee')]).toEqual([
      'porte',
      'stocke',
      'stocke',
    ]);
    expect(goes([...belt, { base: 'dague', place: 'porte' }], 'epee')).toBe('stocke');
    expect(goes([...many(3, 'porte'), { base: 'carquois', place: 'stocke' }], 'epee')).toBe('stocke');
  });

  test('[AD1-TCOM-03] a broken belt carries no more than a plain one', () => {
    const things = [...many(3, 'porte'), ...many(6, 'stocke')];
    const full = (belt: Items[number]) => isFull(attentionDonjon, sheetOf(hero([belt, ...things])));
    expect([full({ base: 'large-ceinture', broken: true }), full('large-ceinture')]).toEqual([true, false]);
  });

  test('[AD1-EQUIP-02] carried places free, stored ones taken: not full', () => {
    expect(isFull(attentionDonjon, sheetOf(hero([...many(1, 'porte'), ...many(6, 'stocke')])))).toBe(false);
  });

  test('[AD1-TCOM-03] the iron box takes what is stored, not itself nor what is carried, once a turn', () => {
    const items = [
      'boite-de-fer',
      { base: 'epee', place: 'stocke' as const },
      { base: 'bombe', place: 'porte' as const },
    ];
    const boxed = (given: Scene) => offeredTo(given).filter((id) => id.startsWith('enfermer'));
    expect(boxed(hero(items))).toEqual(['enfermer-i1-2']);
    expect(boxed(hero([{ base: 'boite-de-fer', place: 'stocke' }]))).toEqual([]);
  });

  test('[AD1-EQUIP-03] a carried thing is stored to make room, not while the belt has some', () => {
    const stored = (count: number) => offeredTo(hero(many(count, 'porte'))).filter((id) => id.startsWith('ranger'));
    expect([stored(2), stored(3)]).toEqual([[], ['ranger-i1-1', 'ranger-i1-2', 'ranger-i1-3']]);
  });
});

describe('Échanger un objet', () => {
  const pair = (mine: Items, theirs: Items): Scene => ({
    heroes: [plain({ items: mine }), plain({ at: [3, 2], items: theirs })],
  });

  test('[AD1-TWEA-01] [AD1-EQUIP-06] a cursed sword in hand is not exchanged; on the belt it is', () => {
    expect(offeredTo(pair(['epee-maudite'], []))).not.toContain('echanger-h2');
    expect(offeredTo(pair([{ base: 'epee-maudite', place: 'porte' }], []))).toContain('echanger-h2');
  });

  test('[AD1-EQUIP-06] something changes hands: who gives nothing takes something', () => {
    const { asked, find } = acting(pair(['epee'], ['dague', 'bombe']), ['echanger-h2'], {
      decisions: ['rien', 'prendre-i2-2', 'accepter'],
    });
    expect(asked[1]!.options.map(({ id }) => id)).toEqual(['prendre-i2-1', 'prendre-i2-2']);
    expect(find('h1').hero!.sheet.items.map(({ base }) => base)).toEqual(['epee', 'bombe']);
  });
});
