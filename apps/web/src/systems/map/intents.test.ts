import { expect, test } from 'vitest';
import type { Beat } from './beats.ts';
import { intentsOf } from './intents.ts';
import { clearOf } from './tag.tsx';

const places: Record<string, { x: number; y: number }> = {
  rat: { x: 80, y: 0 },
  a: { x: 120, y: 0 },
  b: { x: 0, y: 0 },
};
const standing = (who: string) => places[who];

test('the way a creature took, its last choice and the rule of it are told together', () => {
  const beats: readonly Beat[] = [
    { kind: 'aim', who: 'rat', target: 'b', rule: 'AD1-IA-05' },
    {
      kind: 'move',
      who: 'rat',
      path: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
    },
    { kind: 'aim', who: 'rat', target: 'a', rule: 'AD1-IA-06', why: 'critere-sante' },
    { kind: 'way', who: 'rat', rule: 'AD1-IA-07', why: 'chemin-zones' },
    {
      kind: 'move',
      who: 'rat',
      path: [
        { x: 40, y: 0 },
        { x: 80, y: 0 },
      ],
    },
  ];
  expect(intentsOf(beats, standing)).toEqual([
    {
      who: 'rat',
      aim: { target: 'a', rule: 'AD1-IA-06', why: 'critere-sante', line: [places.rat, places.a] },
      path: { rule: 'AD1-IA-07', why: 'chemin-zones' },
      way: [0, 40, 40, 80].map((x) => ({ x, y: 0 })),
    },
  ]);
});

test('one in flight aims at nobody, and its way is told; without a step there is none', () => {
  const way = { kind: 'way', who: 'rat', rule: 'AD1-IA-10', why: 'chemin-refuge' } as const;
  const path = [places.a!, places.rat!];
  expect(intentsOf([way, { kind: 'move', who: 'rat', path }], standing)).toEqual([
    { who: 'rat', aim: undefined, path: { rule: 'AD1-IA-10', why: 'chemin-refuge' }, way: path },
  ]);
  expect(intentsOf([way], standing)).toEqual([]);
});

test('nothing is drawn towards somebody who is gone', () => {
  expect(intentsOf([{ kind: 'aim', who: 'rat', target: 'mort', rule: 'AD1-IA-05' }], standing)).toEqual([]);
});

test('a tag stands where it hides the fewest figures, the nearest place first', () => {
  const free = [0, -50, 50].map((y) => ({ x: 0, y }));
  expect(clearOf([], 30, free)).toEqual({ x: 0, y: 0 });
  expect(clearOf([{ x: 10, y: 0 }], 30, free)).toEqual({ x: 0, y: -50 });
  expect(
    clearOf(
      [
        { x: 10, y: 0 },
        { x: 20, y: -50 },
      ],
      30,
      free,
    ),
  ).toEqual({ x: 0, y: 50 });
});
