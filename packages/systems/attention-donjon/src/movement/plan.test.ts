import type { Door } from '@souterrain/crawl';
import { explorationActions } from '@souterrain/crawl/exploration';
import {
  inContact,
  isEmpty,
  isMasked,
  planOn,
  sameZone,
  sees,
  tileOn,
  zoneAt,
  zonesBetween,
  zonesToWalk,
} from '@souterrain/crawl/movement';
import { type Cell, xOf, yOf } from '@souterrain/dungeon';
import { worldOf } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { at, on, type Scene, scene } from '../../testing/index.ts';
import { attentionDonjon } from '../system.ts';

const ROW = '.....\n.abc.\n.....';
const legend = {
  S: { zone: 'a', feature: 'statue' },
  L: { zone: 'a', feature: 'lave' },
  P: { zone: 'a', feature: 'pilier' },
  B: { zone: 'a', feature: 'barricade' },
};
const drawn = (rows: readonly string[], more: Scene = {}) =>
  scene({ drawing: framed(...rows), legend, heroes: [], ...more });
const xy = (cell: Cell) => [xOf(cell), yOf(cell)];

describe('the board', () => {
  test('[AD1-GRID-01] a square is empty with lava on it, not with a statue nor a figure', () => {
    const state = drawn(['aSLa'], { heroes: [{ at: [3, 0] }] });
    expect([0, 1, 2, 3, 4].map((x) => isEmpty(on(state), at([x, 0])))).toEqual([true, false, true, false, false]);
    state.figures[0]!.status = 'mort';
    expect(isEmpty(on(state), at([3, 0]))).toBe(true);
  });

  test('[AD1-GRID-01] every square is of one zone, named within its room', () => {
    const state = scene({ drawing: ROW });
    expect([0, 1, 2].map((x) => zoneAt(on(state), at([x, 0])))).toEqual(['scene-a', 'scene-b', 'scene-c']);
    expect(() => zoneAt(on(state), at([7, 7]))).toThrow('no square');
  });

  test('is read once, and again when something is put down or taken away', () => {
    const state = drawn(['aSa']);
    expect(planOn(on(state))).toBe(planOn(on(state)));
    state.board = { ...state.board, changes: { [at([1, 0])]: null, [at([2, 0])]: 'pilier' } };
    expect([isEmpty(on(state), at([1, 0])), isEmpty(on(state), at([2, 0]))]).toEqual([true, false]);
  });

  test('rooms lie where they are placed, turned by quarters', () => {
    const state = scene({ drawing: framed('ab') });
    state.board = { ...state.board, rooms: [{ id: 'r', tile: 'scene', x: 5, y: -2, quarters: 1 }] };
    expect([...planOn(on(state)).squares.values()].map(({ cell, zone }) => [...xy(cell), zone])).toEqual([
      [5, -2, 'r-a'],
      [5, -1, 'r-b'],
    ]);
    expect(tileOn(attentionDonjon, state.board, { tile: 'scene', quarters: 5 })).toBe(
      tileOn(attentionDonjon, state.board, { tile: 'scene', quarters: 1 }),
    );
    expect(() => tileOn(attentionDonjon, state.board, { tile: 'nulle-part', quarters: 0 })).toThrow('no tile');
  });

  test('scenery that the pack does not know is refused', () => {
    const state = drawn(['aa']);
    state.board = { ...state.board, changes: { [at([0, 0])]: 'trone' } };
    expect(() => isEmpty(on(state), at([0, 0]))).toThrow('no scenery trone');
  });
});

describe('Portes', () => {
  const TWO = { tile: 'scene', quarters: 0, y: 0 };
  const door = (status: Door['status'], more: Partial<Door> = {}): Door => ({
    id: 'p1',
    cell: at([1, 0]),
    side: 'e',
    room: 'r1',
    status,
    ...more,
  });
  const with2 = (second: Door, x = 2) => {
    const state = scene({ drawing: framed('aa', 'aa'), heroes: [{ at: [1, 0] }, { at: [x, 0] }, { at: [x, 1] }] });
    const rooms = [
      { id: 'r1', ...TWO, x: 0 },
      { id: 'r2', ...TWO, x },
    ];
    state.board = { ...state.board, rooms, doors: [second] };
    const [a, b, c] = state.figures as [
      (typeof state.figures)[0],
      (typeof state.figures)[0],
      (typeof state.figures)[0],
    ];
    return {
      state,
      touches: [inContact(on(state), a, b), inContact(on(state), a, c)],
      d: zonesBetween(on(state), a.cell, b.cell),
    };
  };

  test('[AD1-GRID-10] [AD1-GRID-02] an open Porte joins its two sides; any other keeps them apart', () => {
    expect(with2(door('ouverte'))).toMatchObject({ touches: [true, true], d: 1 });
    for (const status of ['inconnue', 'fermee', 'impasse'] as const)
      expect(with2(door(status))).toMatchObject({ touches: [false, false], d: Number.POSITIVE_INFINITY });
    expect(sees(on(with2(door('ouverte')).state), at([0, 0]), at([3, 0]))).toBe(true);
    expect(sees(on(with2(door('fermee')).state), at([0, 0]), at([3, 0]))).toBe(false);
  });

  test('[AD1-GRID-10] a Porte on the north side of (1,3) is used from (1,3), not from (0,3)', () => {
    const state = drawn(['aaa', 'aaa', 'aaa', 'aaa'], { heroes: [{ at: [1, 3] }, { at: [0, 3] }, { at: [1, 2] }] });
    state.board = { ...state.board, doors: [{ ...door('inconnue'), cell: at([1, 3]), side: 'n' }] };
    const ids = state.figures.map((hero) =>
      explorationActions(worldOf(attentionDonjon, state), hero).map(({ id }) => id),
    );
    expect(ids).toEqual([['reveler-p1'], [], []]);
    const [here, , behind] = state.figures;
    expect(inContact(on(state), here!, behind!)).toBe(false);
  });

  test('[AD1-EXPLO-14] a room laid apart is joined by one square once its Porte is open', () => {
    const joined = with2(door('ouverte', { joins: at([20, 0]) }), 20);
    expect(joined).toMatchObject({ touches: [true, false], d: 1 });
    expect(with2(door('inconnue', { joins: at([20, 0]) }), 20)).toMatchObject({ touches: [false, false] });
  });
});

describe('contact and zones', () => {
  test('[AD1-GRID-02] contact does not look at zones, and nobody is in contact with itself', () => {
    const state = scene({ drawing: ROW, heroes: [{ at: [0, 0] }, { at: [1, 0] }, { at: [2, 0] }] });
    const [a, b, c] = state.figures;
    expect([inContact(on(state), a!, b!), inContact(on(state), a!, c!), inContact(on(state), a!, a!)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([sameZone(on(state), a!, b!), sameZone(on(state), a!, a!)]).toEqual([false, true]);
  });

  test('[AD1-GRID-04] zones 1-2-3 in a row are 0, 1 and 2 apart', () => {
    const state = scene({ drawing: ROW });
    expect([0, 1, 2].map((x) => zonesBetween(on(state), at([0, 0]), at([x, 0])))).toEqual([0, 1, 2]);
  });

  test('[AD1-GRID-04] [AD1-Q-18] the shortest way counts, the straight line in the other reading alone: the zones that it enters', () => {
    const bend = ['ab', 'ac'];
    const far = [at([0, 0]), at([1, 1])] as const;
    expect(zonesBetween(on(drawn(['abb', 'acb', 'add'])), at([0, 0]), at([2, 2]))).toBe(1);
    const line = drawn(['abb', 'acb', 'add'], { variants: { zoneDistance: 'line' } });
    expect(zonesBetween(on(line), at([0, 0]), at([2, 2]))).toBe(2);
    expect(zonesToWalk(on(line), at([0, 0]), at([2, 2]))).toBe(1);
    expect(zonesBetween(on(drawn(bend, { variants: { zoneDistance: 'line' } })), ...far)).toBe(1);
  });
});

describe('sight and cover', () => {
  test('[AD1-GRID-07] figures never block, pillars do', () => {
    const state = drawn(['aaa', 'aaa', 'aPa'], { heroes: [{ at: [1, 0] }] });
    expect(sees(on(state), at([0, 0]), at([2, 0]))).toBe(true);
    expect(sees(on(state), at([0, 2]), at([2, 2]))).toBe(false);
  });

  test('[AD1-GRID-09] [AD1-Q-17] a barricade on the line gives Couvert, not to an adjacent target; figures give none', () => {
    const state = drawn(['aBa', 'aaa'], { heroes: [{ at: [1, 1] }] });
    expect(isMasked(on(state), at([0, 0]), at([2, 0]))).toBe(true);
    expect(isMasked(on(state), at([0, 0]), at([1, 0]))).toBe(false);
    expect(isMasked(on(drawn(['aaa'], { heroes: [{ at: [1, 0] }] })), at([0, 0]), at([2, 0]))).toBe(false);
  });

  test('[AD1-Q-17] the other reading: a figure on the line gives Couvert, one at its ends does not', () => {
    const ends = [{ at: [0, 0] }, { at: [2, 0] }] as const;
    const variants = { figuresCover: 'yes' } as const;
    expect(isMasked(on(drawn(['aaa'], { heroes: ends, variants })), at([0, 0]), at([2, 0]))).toBe(false);
    const crowd = { heroes: [...ends, { at: [1, 0] as const }], variants };
    expect(isMasked(on(drawn(['aaa'], crowd)), at([0, 0]), at([2, 0]))).toBe(true);
  });

  test('[AD1-TCON-06] smoke masks what is shot into its zone or out of it, and nothing inside', () => {
    const state = drawn(['aaab'], { heroes: [{ at: [1, 0], marks: ['fumee'] }] });
    expect(isMasked(on(state), at([3, 0]), at([0, 0]))).toBe(true);
    expect(isMasked(on(state), at([0, 0]), at([3, 0]))).toBe(true);
    expect(isMasked(on(state), at([0, 0]), at([2, 0]))).toBe(false);
  });
});
