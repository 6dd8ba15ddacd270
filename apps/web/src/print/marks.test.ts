import { expect, test } from 'vitest';
import { onLine } from './marks.tsx';

test('marks are shared out by fives, and the last line is not left with one of them', () => {
  expect([13, 20, 45].map((count) => onLine(count, 3))).toEqual([15, 10, 15]);
  expect(46 % onLine(46, 3)).toBe(6);
  expect(16 % onLine(16, 3)).toBe(6);
  expect(onLine(50, 5)).toBe(25);
});
