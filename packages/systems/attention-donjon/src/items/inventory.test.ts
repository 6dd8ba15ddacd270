import { figureOf, type Item } from '@souterrain/crawl';
import { capacityOf, giveItem, isFull, isOverloaded, itemActions, loseItem, misplaced } from '@souterrain/crawl/items';
import { movementActions } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { turnOf } from '../../testing/combat.ts';
import { at, type GivenHero, on, play, type Scene, scene } from '../../testing/index.ts';
import { acting, type Items, offeredTo, optionsOf, plain, striking } from '../../testing/items.ts';
import { enduranceOf } from '../figures/values.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';

const many = (count: number, place: Item['place'], base = 'fortifiant') =>
  Array.from({ length: count }, () => ({ base, place }));
const hero = (items: Items = [], more: GivenHero = {}): Scene => ({ heroes: [plain({ items, ...more })] });
const sheetOf = (given: Scene) => figureOf(scene(given), 'h1').hero!.sheet;
const isLegal = (items: Items) => misplaced(attentionDonjon, sheetOf(hero(items))).length === 0;
const placesOf = (ran: ReturnType<typeof acting>) =>
  Object.fromEntries(ran.find('h1').hero!.sheet.items.map((i) => [i.base, i.place]));

describe('slots and places', () => {
  test('[AD1-EQUIP-01] [AD1-ARME-18] a two-handed weapon leaves no hand for a shield, one armour and two rings fit', () => {
    expect(isLegal(['arc-court', 'bouclier-de-bois'])).toBe(false);
    expect(isLegal(['epee', 'bouclier-de-bois', 'anneau-de-bravoure', 'anneau-eclipseur'])).toBe(true);
    expect(isLegal(many(3, 'equipe', 'anneau-de-bravoure'))).toBe(false);
    expect(isLegal([{ base: 'fortifiant', place: 'equipe' }])).toBe(false);
  });

  test('[AD1-ARMU-08] one armour and one shield at a time; a tunic adds to an armour', () => {
    expect(isLegal(['armure-legere', 'armure-moyenne'])).toBe(false);
    expect(isLegal(['bouclier-de-bois', 'bouclier-en-acier'])).toBe(false);
    const tunic = { base: 'tunique-enchantee', enchantment: 'enchantement-renom-carreau' };
    const state = scene(hero(['armure-legere', tunic]));
    expect(enduranceOf(on(state), figureOf(state, 'h1'))).toBe(4);
  });

  test('[AD1-ARMU-08] a second shield takes the place of the first, though the other hand is free', () => {
    const ran = acting(hero(['bouclier-de-bois', { base: 'bouclier-en-acier', place: 'porte' }]), ['s-equiper-i1-2']);
    expect(placesOf(ran)).toEqual({ 'bouclier-de-bois': 'porte', 'bouclier-en-acier': 'equipe' });
    expect(ran.find('h1').hero!.sheet.items[1]!.hands).toEqual([1]);
  });

  test('[AD1-EQUIP-02] three carried and six stored are full; a found ring is still put on', () => {
    const full = hero([...many(2, 'porte'), { base: 'anneau-de-bravoure', place: 'porte' }, ...many(6, 'stocke')]);
    expect(isFull(attentionDonjon, sheetOf(full))).toBe(true);
    expect(isFull(attentionDonjon, sheetOf(hero(many(8, 'stocke'))))).toBe(false);
    expect(offeredTo(full)).toContain('s-equiper-i1-3');
  });

  test('[AD1-TCOM-03] a large belt carries 5, a big satchel stores 9, a quiver one more weapon', () => {
    expect(capacityOf(attentionDonjon, sheetOf(hero(['large-ceinture'])))).toEqual({ porte: 5, stocke: 6 });
    expect(capacityOf(attentionDonjon, sheetOf(hero(['grande-sacoche'])))).toEqual({ porte: 3, stocke: 9 });
    const quiver = [{ base: 'carquois' }, { base: 'epee', place: 'porte' as const }];
    expect(capacityOf(attentionDonjon, sheetOf(hero(quiver))).porte).toBe(4);
    expect(capacityOf(attentionDonjon, sheetOf(hero([{ base: 'carquois' }]))).porte).toBe(3);
    expect(
      ['large-ceinture', 'grande-sacoche', 'carquois', 'boite-de-fer'].map(
        (id) => attentionDonjon.content.items[id]!.price,
      ),
    ).toEqual([8, 10, 6, 6]);
  });

  test('[AD1-TCOM-03] what lies in the iron box is not destroyed', () => {
    const ran = acting(hero(['boite-de-fer', { base: 'epee', place: 'stocke' }]), ['enfermer-i1-2']);
    expect(ran.find('h1').hero!.sheet.items[1]).toMatchObject({ base: 'epee', boxed: true });
    const after = play(ran.state, function* (g, find) {
      loseItem(g, find('h1'), 'i1-2', { why: 'detruit', rules: ['AD1-TCOM-03'] });
    });
    expect(after.find('h1').hero!.sheet.items).toHaveLength(2);
  });
});

const canMove = (state: AD1State): boolean =>
  play(state, function* (g, find) {
    return movementActions(g, find('h1')).length > 0;
  }).value;

describe('a full inventory', () => {
  const taking = (items: Items) =>
    play(hero(items), function* (g, find) {
      giveItem(g, find('h1'), { base: 'bombe' }, ['AD1-TRES-20']);
    });

  test('[AD1-TRES-20] [AD1-TRES-21] nine places taken is no hindrance; a tenth item is', () => {
    const nine = taking([...many(3, 'porte'), ...many(5, 'stocke')]);
    const ten = taking([...many(3, 'porte'), ...many(6, 'stocke')]);
    expect(nine.find('h1').hero!.sheet.items.at(-1)).toMatchObject({ base: 'bombe', place: 'stocke' });
    expect([nine, ten].map((r) => isOverloaded(on(r.state), r.find('h1')))).toEqual([false, true]);
    expect([nine, ten].map(({ state }) => canMove(state))).toEqual([true, false]);
  });

  test('[AD1-TRES-20] a new item never takes the number of one brought from another adventure', () => {
    const ran = taking([{ id: 'objet-1', base: 'epee' }]);
    expect(ran.find('h1').hero!.sheet.items.map((i) => i.id)).toEqual(['objet-1', 'objet-2']);
    expect(ran.state.next).toBe(3);
  });

  test('[AD1-TRES-21] [AD1-TRES-22] throwing an item away is free and lifts it', () => {
    const ran = acting(hero([...many(4, 'porte'), ...many(6, 'stocke')]), ['jeter-i1-1']);
    expect(isOverloaded(on(ran.state), ran.find('h1'))).toBe(false);
    expect(ran.of('itemLost')).toMatchObject([{ item: 'i1-1', why: 'jete' }]);
    expect(ran.state.piles).toEqual([]);
    expect(canMove(ran.state)).toBe(true);
  });

  test('[AD1-TRES-21] so does giving one away', () => {
    const heroes = [plain({ items: [...many(4, 'porte'), ...many(6, 'stocke')] }), plain({ at: [3, 2] })];
    const state = scene({ heroes });
    expect(canMove(state)).toBe(false);
    const ran = acting({ heroes }, ['echanger-h2'], { decisions: ['donner-i1-1', 'accepter'] });
    expect(canMove(ran.state)).toBe(true);
  });
});

test('[AD1-TRES-22] an overloaded hero is still pushed by the club of an ogre', () => {
  const given: Scene = {
    ...hero([...many(4, 'porte'), ...many(6, 'stocke')]),
    creatures: [{ id: 'ogre', at: [1, 2] }],
  };
  const dice = [
    [4, 4, 4, 4],
    [1, 1, 1, 1, 1, 1],
  ];
  const ran = striking(given, 'massue', { dice }, { by: 'ogre-1', on: 'h1' });
  expect(ran.find('h1').cell).toBe(at([3, 1]));
});

describe('what it costs', () => {
  /** Each action with items and its cost. */
  const costs = (given: Scene) =>
    play(given, function* (g, find) {
      return Object.fromEntries(itemActions(g, find('h1')).map(({ id, type }) => [id, type]));
    }).value;

  test('[AD1-EQUIP-03] [AD1-EQUIP-04] storing is free; equipping a bonus action, of what is carried alone', () => {
    const offers = costs(hero(['epee', { base: 'dague', place: 'porte' }, { base: 'hache', place: 'stocke' }]));
    expect(offers).toEqual({ 's-equiper-i1-2': 'bonus', 'ranger-i1-1': 'libre', 'se-reequiper': 'complexe' });
  });

  test('[AD1-EQUIP-05] [AD1-EQUIP-06] [AD1-EQUIP-07] putting all in order is complex; giving and picking up a bonus', () => {
    const pile = { cell: at([2, 2]), items: [{ id: 'p1', base: 'epee', place: 'porte' as const }], deniers: 0 };
    const thrown = { ...pile, items: [{ ...pile.items[0]!, id: 'p2', thrownBy: 'h1' }] };
    const given: Scene = {
      heroes: [plain({ items: ['bombe'] }), plain({ at: [3, 2] })],
      state: { piles: [pile, thrown] },
    };
    expect(costs(given)).toMatchObject({
      'echanger-h2': 'bonus',
      'ramasser-p1': 'bonus',
      'ramasser-p2': 'bonus',
      'se-reequiper': 'complexe',
    });
  });

  test('[AD1-ARME-20] reloading is a bonus action', () => {
    expect(costs(hero([{ base: 'arbalete', loaded: false }]))['recharger-i1-1']).toBe('bonus');
  });

  test('[AD1-TRES-22] throwing away is free', () => {
    expect(costs(hero([...many(4, 'porte'), ...many(6, 'stocke')]))['jeter-i1-1']).toBe('libre');
  });
});

describe('equipping', () => {
  test('[AD1-EQUIP-04] the dagger goes to the hand, the bow among the carried items', () => {
    const ran = acting(hero(['arc-court', { base: 'dague', place: 'porte' }]), ['s-equiper-i1-2']);
    expect(placesOf(ran)).toEqual({ 'arc-court': 'porte', dague: 'equipe' });
    expect(ran.find('h1').hero!.sheet.items[0]!.hands).toBeUndefined();
  });

  test('[AD1-EQUIP-04] [AD1-ARME-18] a bow takes both hands; what finds no room on the belt is lost', () => {
    const ran = acting(hero(['epee', 'bouclier-de-bois', { base: 'arc-court', place: 'porte' }, ...many(2, 'porte')]), [
      's-equiper-i1-3',
    ]);
    expect(placesOf(ran)).toMatchObject({ 'arc-court': 'equipe', epee: 'porte' });
    expect(ran.find('h1').hero!.sheet.items.find(({ base }) => base === 'arc-court')!.hands).toEqual([0, 1]);
    expect(ran.of('itemLost')).toMatchObject([{ base: 'bouclier-de-bois', why: 'jete' }]);
  });

  test('[AD1-EQUIP-04] with both hands busy the player says what gives way', () => {
    const ran = acting(hero(['epee', 'bouclier-de-bois', { base: 'dague', place: 'porte' }]), ['s-equiper-i1-3'], {
      decisions: ['remplacer-i1-2'],
    });
    expect(placesOf(ran)).toEqual({ epee: 'equipe', 'bouclier-de-bois': 'porte', dague: 'equipe' });
  });

  test('[AD1-EQUIP-03] a stored potion is out of reach; storing what is worn is free', () => {
    const given = hero(['epee', { base: 'potion-de-soins-mineurs', place: 'stocke' }], { sante: 1 });
    expect(offeredTo(given)).toEqual(['ranger-i1-1', 'se-reequiper']);
    expect(placesOf(acting(given, ['ranger-i1-1']))).toMatchObject({ epee: 'stocke' });
    expect(offeredTo(hero(['potion-de-soins-mineurs'], { sante: 1 }))).toContain('utiliser-i1-1');
  });

  test('[AD1-TWEA-01] a cursed sword stays in hand in the dungeon', () => {
    const given = hero(['epee-maudite', { base: 'arc-court', place: 'porte' }]);
    expect(offeredTo(given)).toEqual(['se-reequiper']);
  });

  test('[AD1-EQUIP-05] each active enemy of the zone strikes once without its Réaction, then all is put in order', () => {
    const ran = acting(
      {
        ...hero(['epee', { base: 'potion-de-soins-mineurs', place: 'stocke' }]),
        creatures: [
          { id: 'orque', at: [5, 5] },
          { id: 'orque', at: [3, 3] },
          { id: 'orque', at: [0, 0], marks: ['paralyse'] },
        ],
      },
      ['se-reequiper'],
      {
        dice: [
          [1, 1, 1],
          [1, 1, 1],
        ],
        decisions: ['ranger', 'porter'],
      },
    );
    expect(ran.of('attackDeclared').map((e) => [e.figure, e.how])).toEqual([
      ['orque-1', 'gratuite'],
      ['orque-2', 'gratuite'],
    ]);
    expect(ran.find('orque-1').reactions).toBe(1);
    expect(placesOf(ran)).toEqual({ epee: 'stocke', 'potion-de-soins-mineurs': 'porte' });
  });
});

describe('giving and picking up', () => {
  const pair = (items: Items, other: Items = []): Scene => ({
    heroes: [plain({ items }), plain({ items: other, at: [3, 2] })],
  });

  test('[AD1-EQUIP-06] a hero with too much gives a potion to its neighbour, and may move again', () => {
    const ran = acting(pair([...many(4, 'porte'), ...many(6, 'stocke')]), ['echanger-h2'], {
      decisions: ['donner-i1-1', 'accepter'],
    });
    expect(isOverloaded(on(ran.state), ran.find('h1'))).toBe(false);
    expect(ran.find('h2').hero!.sheet.items).toMatchObject([{ base: 'fortifiant', place: 'porte' }]);
  });

  test('[AD1-EQUIP-06] only with a hero in contact', () => {
    const [first, second] = pair(['bombe'], ['epee']).heroes!;
    expect(offeredTo({ heroes: [first!, second!] })).toContain('echanger-h2');
    expect(offeredTo({ heroes: [first!, { ...second, at: [5, 5] }] })).not.toContain('echanger-h2');
  });

  test('[AD1-EQUIP-06] giving and taking at once; a refusal costs nothing and is not asked again', () => {
    const swapped = acting(pair(['bombe'], ['epee']), ['echanger-h2'], {
      decisions: ['donner-i1-1', 'prendre-i2-1', 'accepter'],
    });
    expect(swapped.find('h1').hero!.sheet.items.map((i) => i.base)).toEqual(['epee']);
    const turn = turnOf('h1', { actions: 1, bonus: true });
    const refused = acting({ ...pair(['bombe']), state: { turn } }, ['echanger-h2'], {
      decisions: ['donner-i1-1', 'refuser'],
    });
    expect(refused.find('h1').hero!.sheet.items).toHaveLength(1);
    expect(refused.of('actionRefunded')).toMatchObject([{ action: 'bonus', left: 2 }]);
    play(refused.state, function* (g, find) {
      expect(optionsOf(g, find('h1'))).not.toContain('echanger-h2');
    });
  });

  test('[AD1-EQUIP-06] [AD1-EQUIP-07] one item of a pile within a square, and the coins with it', () => {
    const pile = (x: number) => [
      { cell: at([x, 2]), items: [{ id: 'p1', base: 'epee', place: 'porte' as const }], deniers: 7 },
    ];
    const ran = acting({ ...hero(), state: { piles: pile(3) } }, ['ramasser-p1']);
    expect(ran.find('h1').hero!.sheet).toMatchObject({ deniers: 7, items: [{ base: 'epee' }] });
    expect(ran.state.piles).toEqual([]);
    expect(offeredTo({ ...hero(), state: { piles: pile(4) } })).toEqual([]);
  });
});
