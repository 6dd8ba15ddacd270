import { expect, test } from 'vitest';
import { hanging, indented, wrap } from './wrap.ts';

test('lines are cut at plain spaces, never at no-break ones', () => {
  expect(wrap('un deux trois', 8)).toEqual(['un deux', 'trois']);
  expect(wrap('qui\u202F? moi', 5)).toEqual(['qui\u202F?', 'moi']);
  expect(wrap('anticonstitutionnellement oui', 8)).toEqual(['anticonstitutionnellement', 'oui']);
  expect(wrap('un\ndeux', 80)).toEqual(['un', 'deux']);
});

test('an indented text keeps to the whole width', () => {
  expect(indented('un deux trois', { width: 10, by: 2 })).toBe('  un deux\n  trois');
});

test('a text hangs under its first line, and its colours take no room', () => {
  expect(hanging('  1  ', 'une porte basse', 13)).toBe('  1  une\n     porte\n     basse');
  const green = '\u001b[32mune\u001b[39m porte';
  expect(hanging('', green, 9)).toBe(green);
  expect(hanging('  ', 'une porte', Number.POSITIVE_INFINITY)).toBe('  une porte');
});
