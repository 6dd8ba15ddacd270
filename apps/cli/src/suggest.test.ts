import { expect, test } from 'vitest';
import { closest } from './suggest.ts';

test('the closest word is meant, by a letter or two or by its beginning', () => {
  const known = ['systems', 'play', 'simulate', 'replay', 'C50-MOVE-01'];
  expect(closest('simualte', known)).toBe('simulate');
  expect(closest('SIMULAT', known)).toBe('simulate');
  expect(closest('repaly', known)).toBe('replay');
  expect(closest('sys', known)).toBe('systems');
  expect(closest('c50-move-1', known)).toBe('C50-MOVE-01');
});

test('nothing is meant by a word like no other', () => {
  expect(closest('gargouille', ['systems', 'play'])).toBeUndefined();
  expect(closest('', ['systems'])).toBeUndefined();
  expect(closest('x', [])).toBeUndefined();
});
