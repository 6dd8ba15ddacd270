import { cellAt } from '@souterrain/dungeon';
import { expect, test } from 'vitest';
import { placeOfLabel } from './label-places.ts';

const cells = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => cellAt(x, y)));
const standing =
  (...taken: readonly number[]) =>
  (cell: number) =>
    !taken.includes(cell);

test('a label stands at the top left of what it names, or at its bottom left', () => {
  expect(placeOfLabel({ text: 'Entrée', cells, from: 'top', isFree: standing() })).toBe(cellAt(0, 0));
  expect(placeOfLabel({ text: 'zone A', cells, from: 'bottom', isFree: standing() })).toBe(cellAt(0, 2));
});

test('it makes way for whoever stands there, all along its words, and stays in its room', () => {
  const isFree = standing(cellAt(1, 0), cellAt(0, 1));
  expect(placeOfLabel({ text: '0. Entrée du nid', cells, from: 'top', isFree })).toBe(cellAt(1, 1));
});

test('where everything is taken it stays where it was', () => {
  expect(placeOfLabel({ text: 'zone A', cells, from: 'bottom', isFree: () => false })).toBe(cellAt(0, 2));
});
