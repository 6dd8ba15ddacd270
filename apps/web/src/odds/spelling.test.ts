import { expect, test } from 'vitest';
import { decimal, percent, roughly } from './spelling.ts';

test('a chance is spelt as each language does', () => {
  expect(percent(0.625, { lang: 'fr', digits: 1 })).toBe('62,5\u00a0%');
  expect(percent(0.625, { lang: 'en', digits: 1 })).toBe('62.5%');
  expect(percent(1, { lang: 'fr' })).toBe('100\u00a0%');
  expect(decimal(-1.5, { lang: 'fr', digits: 1 })).toBe('−1,5');
});

test('only what is impossible is 0, only what is certain is 100', () => {
  expect(percent(0, { lang: 'fr', digits: 1 })).toBe('0\u00a0%');
  expect(percent(0.0001, { lang: 'fr', digits: 1 })).toBe('<\u00a00,1\u00a0%');
  expect(percent(0.9999, { lang: 'en', digits: 1 })).toBe('> 99.9%');
});

test('a chance is pictured with small numbers, and not at all where it is next to nothing or to everything', () => {
  expect(roughly(0.5)).toEqual({ times: 1, of: 2 });
  expect(roughly(0.62)).toEqual({ times: 5, of: 8 });
  expect(roughly(0.04)).toEqual({ times: 1, of: 25 });
  expect(roughly(0.96)).toEqual({ times: 24, of: 25 });
  expect([roughly(0.001), roughly(1)]).toEqual([undefined, undefined]);
});
