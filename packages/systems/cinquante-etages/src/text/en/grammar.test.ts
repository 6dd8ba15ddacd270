import { expect, test } from 'vitest';
import { cinquanteEtages } from '../../system.ts';
import { a, list, points, the } from './grammar.ts';
import { nounsIn, title } from './nouns.ts';

const nouns = nounsIn(cinquanteEtages.content);

test('articles follow the sound, the mass and the name', () => {
  expect([a(nouns.of('gobelin')), a(nouns.of('orque'))]).toEqual(['a goblin', 'an orc']);
  expect([a(nouns.of('cotte-de-mailles')), the(nouns.of('cotte-de-mailles'))]).toEqual([
    'chain mail',
    'the chain mail',
  ]);
  expect([a(nouns.of('foudre')), the(nouns.of('foudre'))]).toEqual(['Lightning', 'Lightning']);
});

test('a boss is one of a kind', () => {
  expect([a(nouns.of('roi-gobelin')), the(nouns.of('roi-gobelin'))]).toEqual(['the Goblin King', 'the Goblin King']);
});

test('a key of a scroll is the scroll, not the spell', () => {
  expect(title(nouns.key('parchemin-foudre'))).toBe('Scroll of Lightning');
  expect(the(nouns.scroll('soin'))).toBe('the scroll of Healing');
  expect(title(nouns.key('targe'))).toBe('Targe');
});

test('only 1 is singular, and lists end with « and »', () => {
  expect([points(0), points(1), points(2)]).toEqual(['0 points', '1 point', '2 points']);
  expect(list(['a', 'b', 'c'])).toBe('a, b and c');
});
