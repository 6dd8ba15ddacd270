import { expect, test } from 'vitest';
import { tombStands } from './tomb-stands.ts';

/** A tomb is drawn from 9 to 31 in its square of 40. */
const WIDTH = 22;
const HEIGHT = 25;

test('as many as fall on one square, no tomb hides another, whether or not somebody stands there', () => {
  for (const held of [false, true]) {
    const stands = tombStands([7, 7, 3, 7, 7], (cell) => held && cell === 7);
    const [a, b, alone, c, d] = stands;
    expect(alone).toEqual({ x: 0, y: 0, scale: 1 });
    const together = [a!, b!, c!, d!];
    for (const [i, one] of together.entries())
      for (const other of together.slice(i + 1))
        expect(
          Math.abs(one.x - other.x) >= WIDTH * one.scale - 1 || Math.abs(one.y - other.y) >= HEIGHT * one.scale - 1,
        ).toBe(true);
  }
});

test('one alone draws back too where somebody stands', () => {
  const [stand] = tombStands([4], () => true);
  expect(stand!.scale).toBeLessThan(1);
});
