import { figureOf, type Item } from '@souterrain/crawl';
import { capacityOf, isFull, itemActions, misplaced } from '@souterrain/crawl/items';
import { describe, expect, test } from 'vitest';
import { play, type Scene, scene } from '../../testing/index.ts';
import { acting, dice, type Items, offeredTo, wearing } from '../../testing/items.ts';
import { attentionDonjon2 } from '../system.ts';

const many = (count: number, place: Item['place'], base = 'fortifiant') =>
  Array.from({ length: count }, () => ({ base, place }));
const sheetOf = (given: Scene) => figureOf(scene(given), 'h1').hero!.sheet;
const typeOf = (given: Scene, id: string) =>
  play(given, function* (g, find) {
    return itemActions(g, find('h1')).find((action) => action.id === id)?.type;
  }).value;
const isLegal = (items: Items) => misplaced(attentionDonjon2, sheetOf(wearing(items))).length === 0;
const placesOf = (ran: ReturnType<typeof acting>) =>
  Object.fromEntries(ran.find('h1').hero!.sheet.items.map((i) => [i.base, i.place]));

describe('slots and places', () => {
  test('[AD2-EQUIP-02] [AD2-EQUIP-03] [AD2-EQUIP-17] two hands, two rings, one of the rest', () => {
    expect(isLegal(['arc-court', 'bouclier-de-bois'])).toBe(false);
    expect(isLegal(['epee', 'bouclier-de-bois', 'anneau-de-bravoure', 'anneau-eclipseur'])).toBe(true);
    expect(isLegal(many(3, 'equipe', 'anneau-de-bravoure'))).toBe(false);
    expect(isLegal(['armure-legere', 'armure-moyenne'])).toBe(false);
    expect(isLegal([{ base: 'fortifiant', place: 'equipe' }])).toBe(false);
    expect(isLegal(['arc-court'])).toBe(true);
    const worn = (slot: string) => ({ base: 'fortifiant', slot, place: 'equipe' as const });
    const single = ['armure', 'vetement', 'tete', 'talisman', 'gants', 'bottes', 'ceinture', 'sac'];
    expect(isLegal(single.map(worn))).toBe(true);
    for (const slot of single) expect(isLegal([worn(slot), worn(slot)]), slot).toBe(false);
  });

  test('[AD2-EQUIP-23] a second shield takes the place of the first, though the other hand is free', () => {
    const ran = acting(wearing(['bouclier-de-bois', { base: 'bouclier-en-acier', place: 'porte' }]), [
      's-equiper-i1-2',
    ]);
    expect(placesOf(ran)).toEqual({ 'bouclier-de-bois': 'porte', 'bouclier-en-acier': 'equipe' });
  });

  test('[AD2-EQUIP-01] [AD2-EQUIP-04] a new hero carries 3 and stores 6', () => {
    expect(capacityOf(attentionDonjon2, sheetOf(wearing([])))).toEqual({ porte: 3, stocke: 6 });
    expect(isFull(attentionDonjon2, sheetOf(wearing([...many(3, 'porte'), ...many(6, 'stocke')])))).toBe(true);
    expect(isFull(attentionDonjon2, sheetOf(wearing([...many(3, 'porte'), ...many(5, 'stocke')])))).toBe(false);
    const hurt = { sante: 1 };
    expect(offeredTo(wearing([{ base: 'potion-de-soins-mineurs', place: 'porte' }], hurt))).toContain('utiliser-i1-1');
    expect(offeredTo(wearing([{ base: 'potion-de-soins-mineurs', place: 'stocke' }], hurt))).not.toContain(
      'utiliser-i1-1',
    );
  });

  test('[AD2-EQUIP-05] a carried item is equipped; the other is carried, or lost without room', () => {
    const swapped = acting(wearing(['arc-court', { base: 'dague', place: 'porte' }]), ['s-equiper-i1-2']);
    expect(placesOf(swapped)).toEqual({ 'arc-court': 'porte', dague: 'equipe' });
    expect(typeOf(wearing([{ base: 'dague', place: 'porte' }]), 's-equiper-i1-1')).toBe('bonus');
    const crowded = wearing(['epee', 'bouclier-de-bois', { base: 'arc-court', place: 'porte' }, ...many(2, 'porte')]);
    const ran = acting(crowded, ['s-equiper-i1-3']);
    expect(placesOf(ran)).toMatchObject({ 'arc-court': 'equipe', epee: 'porte' });
    expect(ran.of('itemLost')).toMatchObject([{ base: 'bouclier-de-bois', why: 'jete' }]);
  });

  test('[AD2-EQUIP-06] everything is rearranged, once each enemy of the zone or beside has struck', () => {
    expect(typeOf(wearing(['epee']), 'se-reequiper')).toBe('complexe');
    const drawing = ['........', ...Array.from({ length: 3 }, () => '.aaabbb.'), '........'].join('\n');
    const places = [
      [0, 0],
      [3, 1],
      [5, 0],
    ] as const;
    const near = acting(
      { drawing, ...wearing(['epee'], {}, { creatures: places.map((at) => ({ id: 'gobelin', at })) }) },
      ['se-reequiper'],
      {
        dice: [
          [4, 1],
          [4, 1],
        ],
        decisions: ['equiper'],
      },
    );
    // One of the zone though far, one in contact across the border; not the third.
    expect(near.of('enemyActed').map(({ by }) => by)).toEqual(['gobelin-1', 'gobelin-2']);
    const given = wearing(
      ['epee', { base: 'dague', place: 'stocke' }],
      {},
      {
        creatures: [
          { id: 'gobelin', at: [3, 3] },
          { id: 'gobelin', at: [1, 1] },
        ],
      },
    );
    const ran = acting(given, ['se-reequiper'], {
      dice: [
        [4, 1],
        [4, 1],
      ],
      decisions: ['ranger', 'equiper'],
    });
    expect(dice(ran)).toEqual([2, 2]);
    expect(placesOf(ran)).toEqual({ epee: 'stocke', dague: 'equipe' });
  });

  test('[AD2-EQUIP-07] storing what is worn is free', () => {
    expect(placesOf(acting(wearing(['epee']), ['ranger-i1-1']))).toEqual({ epee: 'stocke' });
    expect(typeOf(wearing(['epee']), 'ranger-i1-1')).toBe('libre');
  });
});
