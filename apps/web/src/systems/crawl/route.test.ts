import { cellAt, planOf, type Square, xOf, yOf } from '@souterrain/dungeon';
import { expect, test } from 'vitest';
import { routeBetween } from './route.ts';

/** Each letter is a zone of one room; `#` is a pillar. */
const plan = (...rows: readonly string[]) =>
  planOf({
    squares: rows.flatMap((row, y) =>
      [...row].map((letter, x): Square => {
        const square = { cell: cellAt(x, y), room: 'r1', zone: letter === '#' ? 'a' : letter };
        return letter === '#' ? { ...square, feature: 'pilier' } : square;
      }),
    ),
    doors: [],
    traits: () => ({ solid: true, opaque: true, cover: false }),
  });

const written = (cells: readonly number[]) => cells.map((cell) => `${xOf(cell)};${yOf(cell)}`);

test('a movement goes straight, then turns', () => {
  expect(written(routeBetween(plan('aaab', 'aaab'), cellAt(0, 0), { to: cellAt(3, 1) }))).toEqual([
    '0;0',
    '1;0',
    '2;0',
    '3;1',
  ]);
});

test('it goes around what is solid, and around whoever stands there', () => {
  const room = plan('aaa', 'a#a', 'aaa');
  const path = routeBetween(room, cellAt(0, 1), { to: cellAt(2, 1), isFree: (cell) => cell !== cellAt(1, 0) });
  expect(written(path)).toContain('1;2');
  expect(written(path)).not.toContain('1;1');
});

test('it stays in its two zones where it can, and leaves them where it must', () => {
  expect(written(routeBetween(plan('acb', 'aab'), cellAt(0, 0), { to: cellAt(2, 0) }))).toEqual(['0;0', '1;1', '2;0']);
  expect(written(routeBetween(plan('acb'), cellAt(0, 0), { to: cellAt(2, 0) }))).toEqual(['0;0', '1;0', '2;0']);
});

test('where no way is left, it is drawn straight', () => {
  expect(written(routeBetween(plan('a#b'), cellAt(0, 0), { to: cellAt(2, 0) }))).toEqual(['0;0', '2;0']);
});
