import { expect, test } from 'vitest';
import { Failure } from './failure.ts';
import { langOf } from './lang.ts';

test('the option, then SOUTERRAIN_LANG, then the locale, then French', () => {
  expect(langOf(['systems', '--lang', 'en'], { SOUTERRAIN_LANG: 'fr' })).toBe('en');
  expect(langOf(['systems', '--lang=fr'], { SOUTERRAIN_LANG: 'en' })).toBe('fr');
  expect(langOf(['systems'], { SOUTERRAIN_LANG: 'en', LANG: 'fr_FR.UTF-8' })).toBe('en');
  expect(langOf([], { LANG: 'en_GB.UTF-8' })).toBe('en');
  expect(langOf([], { LANG: 'en_GB.UTF-8', LC_ALL: 'fr_FR.UTF-8' })).toBe('fr');
  expect(langOf([], { LANG: 'C.UTF-8' })).toBe('fr');
  expect(langOf([], { LANG: 'eng' })).toBe('fr');
  expect(langOf([], {})).toBe('fr');
});

test('a language that does not exist is bad usage', () => {
  expect(() => langOf(['--lang', 'de'], {})).toThrow(Failure);
  expect(() => langOf([], { SOUTERRAIN_LANG: 'de', LANG: 'en_US' })).toThrow('There is no language "de" here');
});
