import { expect, test } from 'vitest';
import { shorten } from './path.mjs';

test('numbers are rounded, and what relative steps lose is carried on', () => {
  expect(shorten('M10.4 20.6l.4 .4.4 .4.4 .4z')).toBe('M10 21l0 0 1 1 0 0z');
});

test('the glued flags of an arc are read one by one', () => {
  expect(shorten('M0 0a9.8 19.77 77.9 0112.7 8.7')).toBe('M0 0a10 20 78 0 1 13 9');
});
