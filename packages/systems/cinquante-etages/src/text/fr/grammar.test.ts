import { expect, test } from 'vitest';
import { cinquanteEtages } from '../../system.ts';
import { capital, de, gold, le, list, points, typeset, un } from './grammar.ts';
import { nounsIn, title } from './nouns.ts';

const nouns = nounsIn(cinquanteEtages.content);

test('articles agree and elide', () => {
  expect(le(nouns.of('gobelin'))).toBe('le gobelin');
  expect(le(nouns.of('orque'))).toBe('l’orque');
  expect(le(nouns.of('goule'))).toBe('la goule');
  expect(le(nouns.of('araignee-des-caves'))).toBe('l’araignée des caves');
  expect(le(nouns.of('epee-courte'))).toBe('l’épée courte');
  expect(le(nouns.of('ecailles'))).toBe('les écailles');
  expect(le(nouns.of('foudre'))).toBe('Foudre');
  expect([un(nouns.of('orque')), un(nouns.of('ombre')), un(nouns.of('ecailles'))]).toEqual([
    'un orque',
    'une ombre',
    'des écailles',
  ]);
});

test('an aspirated h does not elide', () => {
  expect(le(nouns.of('hache-de-guerre'))).toBe('la hache de guerre');
  expect(le(nouns.of('harnois'))).toBe('le harnois');
  expect(le({ text: 'hydre', gender: 'f', elided: true })).toBe('l’hydre');
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
  expect(le(nouns.scroll('etincelle'))).toBe('le parchemin d’Étincelle');
  expect(un(nouns.scroll('pas-regle'))).toBe('un parchemin de Pas réglé');
});

test('a key of a scroll is the scroll, not the spell', () => {
  expect(title(nouns.key('parchemin-foudre'))).toBe('Parchemin de Foudre');
  expect(title(nouns.key('massue'))).toBe('Massue');
  expect(title(nouns.item({ kind: 'scroll', id: 'soin' }))).toBe('Parchemin de Soin');
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
