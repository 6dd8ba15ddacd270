import { describe, expect, test } from 'vitest';
import { sceneOf } from '../testing/scene.ts';
import { cellAt, xOf, yOf } from './cell.ts';
import { areAdjacent, borderSquares, zoneDistance, zoneOf, zoneSteps } from './plan.ts';

const at = cellAt;

test('a square is one number, and gives its column and row back', () => {
  for (const [x, y] of [
    [0, 0],
    [-7, 3],
    [500, -400],
  ] as const)
    expect([xOf(at(x, y)), yOf(at(x, y))]).toEqual([x, y]);
});

describe('adjacency', () => {
  test('[AD1-GRID-02] corners touch unless both squares beside them are closed', () => {
    const open = sceneOf('.... .... .... ....');
    expect(areAdjacent(open, at(2, 2), at(3, 3))).toBe(true);
    const shut = sceneOf('.... .... ...# ..#.');
    expect(areAdjacent(shut, at(2, 2), at(3, 3))).toBe(false);
    const half = sceneOf('.... .... .... ..#.');
    expect(areAdjacent(half, at(2, 2), at(3, 3))).toBe(true);
    expect(areAdjacent(open, at(1, 1), at(1, 1))).toBe(false);
    expect(areAdjacent(open, at(0, 0), at(2, 0))).toBe(false);
  });

  test('[AD1-GRID-02] a solid element beside a corner closes it as rock does', () => {
    expect(areAdjacent(sceneOf('.P P.'), at(0, 0), at(1, 1))).toBe(false);
    expect(areAdjacent(sceneOf('.P ..'), at(0, 0), at(1, 1))).toBe(true);
  });

  test('[AD1-GRID-02] through an open Porte one touches the square behind it and its two neighbours', () => {
    const rooms = (_: number, y: number) => (y < 4 ? 'a' : 'b');
    const board = sceneOf('... ... ... ... ... ...', { rooms, doors: [[1, 3, 's', true]] });
    const touched = [0, 1, 2].filter((x) => areAdjacent(board, at(1, 3), at(x, 4)));
    expect(touched).toEqual([0, 1, 2]);
    expect(areAdjacent(board, at(0, 3), at(0, 4))).toBe(false);
    const closed = sceneOf('... ... ... ... ... ...', { rooms, doors: [[1, 3, 's', false]] });
    expect([0, 1, 2].some((x) => areAdjacent(closed, at(1, 3), at(x, 4)))).toBe(false);
  });
});

describe('zones', () => {
  test('[AD1-GRID-03] four zones in a square have two neighbours each: corners are not enough', () => {
    const { neighbours } = sceneOf('1122 1122 3344 3344');
    expect([...neighbours.values()].map((n) => n.length)).toEqual([2, 2, 2, 2]);
    expect(neighbours.get('1')).toEqual(['2', '3']);
  });

  test('[AD1-GRID-03] a Porte that is shut between them keeps two zones apart', () => {
    const rooms = (x: number) => (x < 2 ? 'a' : 'b');
    const through = (open: boolean) => sceneOf('1122', { rooms, doors: [[1, 0, 'e', open]] }).neighbours.get('1');
    expect([through(true), through(false)]).toEqual([['2'], []]);
  });

  test('[AD1-GRID-04] distance is the shortest way from neighbour to neighbour', () => {
    const row = sceneOf('123');
    expect([zoneDistance(row, '1', '1'), zoneDistance(row, '1', '2'), zoneDistance(row, '1', '3')]).toEqual([0, 1, 2]);
    expect(zoneDistance(sceneOf('1#3'), '1', '3')).toBe(Number.POSITIVE_INFINITY);
    expect(zoneOf(row, at(2, 0))).toBe('3');
  });

  test('[AD1-GRID-04] every zone that can be walked to, with its distance', () => {
    expect([...zoneSteps(sceneOf('123#4'), '2')]).toEqual([
      ['2', 0],
      ['3', 1],
      ['1', 1],
    ]);
  });

  test('[AD1-MOVE-06] border squares touch the other zone by a side or a corner, and nothing solid is on either', () => {
    const cells = (drawing: string) => borderSquares(sceneOf(drawing), '1', '2').map((c) => [xOf(c), yOf(c)]);
    expect(cells('1122 1#22')).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(cells('P2 P2 12')).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  test('[AD1-EXPLO-14] a room laid apart is joined square to square, and not beside', () => {
    const apart = sceneOf('11#22 11#22', { joins: [[at(1, 0), at(3, 0)]] });
    expect(areAdjacent(apart, at(1, 0), at(3, 0))).toBe(true);
    expect(areAdjacent(apart, at(3, 0), at(1, 0))).toBe(true);
    expect(areAdjacent(apart, at(1, 1), at(3, 0))).toBe(false);
    expect(zoneDistance(apart, '1', '2')).toBe(1);
    expect(zoneDistance(apart, '2', '1')).toBe(1);
    expect(apart.adjacent.get(at(1, 0))).toEqual([at(0, 0), at(3, 0), at(0, 1), at(1, 1)]);
  });
});
