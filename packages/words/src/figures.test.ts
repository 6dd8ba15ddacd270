import { expect, test } from 'vitest';
import { decimal, percent } from './figures.ts';

test('a chance is spelt as each language does', () => {
  expect(percent(0.625, { lang: 'fr', digits: 1 })).toBe('62,5\u202F%');
  expect(percent(0.625, { lang: 'en', digits: 1 })).toBe('62.5%');
  expect(decimal(-1.5, { lang: 'fr', digits: 1 })).toBe('−1,5');
});

test.each([
  [0, '0\u202F%', '0%'],
  [1e-6, '<\u00A00,01\u202F%', '< 0.01%'],
  [0.00005, '0,01\u202F%', '0.01%'],
  [1 / 3, '33,33\u202F%', '33.33%'],
  [1 - 1e-6, '>\u00A099,99\u202F%', '> 99.99%'],
  [1, '100\u202F%', '100%'],
])('a chance of %d never looks like certainty unless it is', (chance, french, english) => {
  expect([percent(chance, { lang: 'fr' }), percent(chance, { lang: 'en' })]).toEqual([french, english]);
});
