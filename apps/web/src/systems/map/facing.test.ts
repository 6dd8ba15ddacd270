import { expect, test } from 'vitest';
import type { Beat } from './beats.ts';
import { facingsOf } from './facing.ts';

const places: Record<string, { x: number; y: number }> = { a: { x: 0, y: 0 }, b: { x: 40, y: 0 }, c: { x: 0, y: -40 } };
const standing = (who: string) => places[who];
const walk = (who: string, ...path: readonly (readonly [number, number])[]): Beat => ({
  kind: 'move',
  who,
  path: path.map(([x, y]) => ({ x, y })),
});

test('a figure looks where its last step went', () => {
  expect(facingsOf([walk('a', [0, 0], [40, 0], [40, 40])], standing).get('a')).toBe(90);
});

test('whom it strikes or aims at turns it, whatever it walked before', () => {
  const beats: readonly Beat[] = [walk('a', [0, 40], [0, 0]), { kind: 'strike', who: 'a', target: 'b' }];
  expect(facingsOf(beats, standing).get('a')).toBe(0);
  expect(facingsOf([{ kind: 'aim', who: 'a', target: 'c', rule: '' }], standing).get('a')).toBe(-90);
});

test('a push turns nobody, nor does a target that is gone', () => {
  const pushed: Beat = {
    kind: 'move',
    who: 'a',
    path: [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ],
    pushed: true,
  };
  expect(facingsOf([pushed, { kind: 'strike', who: 'a', target: 'mort' }], standing).has('a')).toBe(false);
});
