import { describe, expect, test } from 'vitest';
import { sceneOf } from '../testing/scene.ts';
import { cellAt as at, type Cell } from './cell.ts';
import { walk } from './path.ts';
import { areAdjacent, borderSquares, planOf, zoneSteps } from './plan.ts';

/** Zone 1 has squares, zones 2 and 3 have none. */
const ROWS = '112233 112233';
const drawn = sceneOf(ROWS);
const board = planOf({
  squares: [...drawn.squares.values()].map((square) => (square.zone === '1' ? square : { ...square, loose: true })),
  doors: [],
  traits: () => ({ solid: false, opaque: false, cover: false }),
});

describe('a room without squares', () => {
  test('[AD2-XMOUV-04] every space of a zone touches all the others of it, and no other square', () => {
    const touched = (cell: Cell) => [...board.squares.keys()].filter((other) => areAdjacent(board, cell, other));
    expect(touched(at(2, 0))).toEqual([at(3, 0), at(2, 1), at(3, 1)]);
    // A square of the next room does not touch what is drawn beside it either.
    expect(touched(at(1, 0))).toEqual([at(0, 0), at(0, 1), at(1, 1)]);
  });

  test('[AD2-XMOUV-03] one walks in and out all the same, and may stand anywhere in it', () => {
    expect([...zoneSteps(board, '1')]).toEqual([
      ['1', 0],
      ['2', 1],
      ['3', 2],
    ]);
    expect(walk(board, [at(0, 0)], () => true).size).toBe(12);
    expect(borderSquares(board, '1', '2')).toEqual([at(2, 0), at(3, 0), at(2, 1), at(3, 1)]);
    expect(borderSquares(board, '2', '1')).toEqual([at(1, 0), at(1, 1)]);
    expect(borderSquares(board, '1', '3')).toEqual([]);
  });

  test('a board of squares has no passage', () => {
    expect(drawn.passages.size).toBe(0);
    expect(areAdjacent(drawn, at(1, 0), at(2, 1))).toBe(true);
  });
});
