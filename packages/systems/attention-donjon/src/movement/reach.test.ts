import { classicMoves, placementSteps } from '@souterrain/crawl/movement';
import { type Cell, xOf, yOf } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { on, type Scene, scene } from '../../testing/index.ts';

const legend = { P: { zone: 'b', feature: 'pilier' } };
type At = readonly [number, number];

/** Arrival squares of the first hero; orcs stand where `orcs` says. */
function moves(rows: readonly string[], hero: At, orcs: readonly At[] = [], more: Scene = {}) {
  const creatures = orcs.map((at) => ({ id: 'orque', at }));
  const state = scene({ drawing: framed(...rows), legend, heroes: [{ at: hero }], creatures, ...more });
  const read = (cells: readonly Cell[]) => cells.map((cell) => `${xOf(cell)},${yOf(cell)}`);
  const figure = state.figures[0]!;
  return { classic: read(classicMoves(on(state), figure)), steps: read(placementSteps(on(state), figure)) };
}

describe('classic moves', () => {
  test('[AD1-MOVE-05] go to a neighbouring zone, never to one beyond nor within one’s own', () => {
    expect(moves(['abc', 'abc'], [0, 0]).classic).toEqual(['1,0', '1,1']);
  });

  test('[AD1-MOVE-05] [AD1-GRID-03] a zone that only touches by a corner is no neighbour', () => {
    expect(moves(['aabb', 'aabb', 'ccdd', 'ccdd'], [0, 0]).classic.filter((c) => /^[23],[23]$/.test(c))).toEqual([]);
  });

  test('[AD1-MOVE-06] with every border square taken the zone is closed, empty squares behind or not', () => {
    const rows = ['abbb', 'abbb'];
    expect(moves(rows, [0, 0], [[1, 0]]).classic).toContain('3,0');
    expect(
      moves(
        rows,
        [0, 0],
        [
          [1, 0],
          [1, 1],
        ],
      ).classic,
    ).toEqual([]);
  });

  test('[AD1-MOVE-07] an arrival square walled off by figures or scenery cannot be reached', () => {
    const crowd: readonly At[] = [
      [2, 0],
      [2, 1],
    ];
    expect(moves(['abbb', 'abbb'], [0, 0], crowd).classic).toEqual(['1,0', '1,1']);
    expect(moves(['abPb', 'abPb'], [0, 0]).classic).toEqual(['1,0', '1,1']);
  });

  test('[AD1-MOVE-08] inside its own zone the figure goes as it likes, and the border square may be the arrival', () => {
    const ring: readonly At[] = [
      [1, 0],
      [0, 1],
      [1, 1],
    ];
    expect(moves(['aaab', 'aaab'], [0, 0], ring).classic).toEqual(['3,0', '3,1']);
  });

  test('[AD1-MOVE-08] the path runs in the arrival zone alone', () => {
    // From zone a, the right part of zone b is behind an orc; going round by zone c is another movement.
    const rows = ['abbb', 'accb'];
    expect(moves(rows, [0, 0], [[2, 0]]).classic).toEqual(['1,0', '1,1', '2,1']);
  });
});

describe('placement steps', () => {
  test('[AD1-MOVE-11] reach every empty square of the zone, whoever stands between', () => {
    const wall: readonly At[] = [
      [1, 0],
      [1, 1],
    ];
    expect(moves(['aaab', 'aaab'], [0, 0], wall).steps).toEqual(['2,0', '0,1', '2,1']);
  });

  test('[AD1-MOVE-12] or one adjacent empty square of another zone, corners included', () => {
    expect(moves(['ab', 'ab', 'cb'], [0, 1], [[1, 1]]).steps).toEqual(['0,0', '1,0', '0,2', '1,2']);
    expect(moves(['bP', 'bb', 'aa'], [1, 2]).steps).toEqual(['0,1', '1,1', '0,2']);
  });
});
