import { cellAt } from '@souterrain/dungeon';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { askedSquares } from './asked-squares.ts';

const view = {
  figures: [
    { id: 'rat', status: 'plateau', cell: cellAt(3, 1) },
    { id: 'spectre', status: 'mort', cell: cellAt(0, 0) },
  ],
} as unknown as Parameters<typeof askedSquares>[0];
const asking = (...places: readonly OfferedOption['at'][]) =>
  ({ options: places.map((at, i) => ({ id: `${i}`, at })) }) as unknown as OfferedDecision;

test('a question about squares and figures alone is where they are', () => {
  expect(askedSquares(view, asking({ cell: [2, -1] }, { figure: 'rat' }))).toEqual([cellAt(2, -1), cellAt(3, 1)]);
});

test('one that may be answered otherwise is nowhere', () => {
  expect(askedSquares(view, asking({ cell: [2, -1] }, undefined))).toEqual([]);
  expect(askedSquares(view, asking({ door: 'porte' }))).toEqual([]);
  expect(askedSquares(view, asking({ figure: 'spectre' }))).toEqual([]);
  expect(askedSquares(view, undefined)).toEqual([]);
});
