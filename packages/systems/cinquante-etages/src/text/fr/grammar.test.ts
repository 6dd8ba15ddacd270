import { expect, test } from 'vitest';
import { capital, de, gold, le, list, points, typeset, un } from './grammar.ts';
import { ofItem, ofKey, scroll, things, title } from './things.ts';

test('articles agree and elide', () => {
  expect(le(things.gobelin)).toBe('le gobelin');
  expect(le(things.orque)).toBe('l’orque');
  expect(le(things.goule)).toBe('la goule');
  expect(le(things['araignee-des-caves'])).toBe('l’araignée des caves');
  expect(le(things['epee-courte'])).toBe('l’épée courte');
  expect(le(things.ecailles)).toBe('les écailles');
  expect(le(things.foudre)).toBe('Foudre');
  expect([un(things.orque), un(things.ombre), un(things.ecailles)]).toEqual(['un orque', 'une ombre', 'des écailles']);
});

test('an aspirated h does not elide', () => {
  expect(le(things['hache-de-guerre'])).toBe('la hache de guerre');
  expect(le(things.harnois)).toBe('le harnois');
});

test('« de » elides before a vowel sound, in names and in scrolls', () => {
  expect(['Aldric', 'Élise', 'Ysolde', 'Yann', 'Mathilde', 'Hugo'].map(de)).toEqual([
    'd’Aldric',
    'd’Élise',
    'd’Ysolde',
    'de Yann',
    'de Mathilde',
    'de Hugo',
  ]);
  expect(le(scroll('etincelle'))).toBe('le parchemin d’Étincelle');
  expect(un(scroll('pas-regle'))).toBe('un parchemin de Pas réglé');
});

test('a key of a scroll is the scroll, not the spell', () => {
  expect(title(ofKey('parchemin-foudre'))).toBe('Parchemin de Foudre');
  expect(title(ofKey('massue'))).toBe('Massue');
  expect(title(ofItem({ kind: 'scroll', id: 'soin' }))).toBe('Parchemin de Soin');
});

test('0 and 1 are singular', () => {
  expect([points(0), points(1), points(2)]).toEqual(['0 point', '1 point', '2 points']);
  expect([gold(1), gold(12)]).toEqual(['1 pièce d’or', '12 pièces d’or']);
});

test('lists and capitals', () => {
  expect(list(['a'])).toBe('a');
  expect(list(['a', 'b', 'c'])).toBe('a, b et c');
  expect(capital('épée courte')).toBe('Épée courte');
});

test('no-break spaces are set on the way out', () => {
  expect(typeset('Mur ! Où ? Là ; ici : « oui »')).toBe('Mur\u202F! Où\u202F? Là\u202F; ici\u00A0: «\u00A0oui\u00A0»');
});
