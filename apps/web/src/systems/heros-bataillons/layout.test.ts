import { expect, test } from 'vitest';
import { layOut } from './layout.ts';

const plan = (zones: string, ...links: readonly string[]) => ({
  zones: [...zones].map((id) => ({ id })),
  links: links.map((pair) => ({ from: pair[0]!, to: pair[1]!, open: true })),
});
const placed = (...given: Parameters<typeof plan>) =>
  Object.fromEntries([...layOut(plan(...given))].map(([id, { column, row }]) => [id, `${column} ${row}`]));

test('zones stand in columns by their distance from the first, the nearest way in the middle', () => {
  expect(placed('ocens', 'oc', 'ce', 'on', 'ne', 'os', 'se')).toEqual({
    o: '0 1',
    c: '1 1',
    n: '1 0',
    s: '1 2',
    e: '2 1',
  });
});

test('no two zones share a place, linked or not', () => {
  for (const given of [
    ['abc', 'ab', 'bc', 'ac'],
    ['abcdefghi', 'ab', 'ac', 'ad', 'ae', 'bf', 'cf', 'dg', 'eh', 'ai'],
    ['abcd', 'ab'],
  ] as const) {
    const spots = Object.values(placed(...(given as unknown as Parameters<typeof plan>)));
    expect(new Set(spots).size).toBe(given[0].length);
  }
});

test('a long line turns back under itself', () => {
  expect(placed('abcdef', 'ab', 'bc', 'cd', 'de', 'ef')).toMatchObject({ d: '3 0', e: '3 1', f: '2 1' });
});
