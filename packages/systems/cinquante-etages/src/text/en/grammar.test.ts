import { expect, test } from 'vitest';
import { a, list, points, the } from './grammar.ts';
import { ofKey, scroll, things, title } from './things.ts';

test('articles follow the sound, the mass and the name', () => {
  expect([a(things.gobelin), a(things.orque)]).toEqual(['a goblin', 'an orc']);
  expect([a(things['cotte-de-mailles']), the(things['cotte-de-mailles'])]).toEqual(['chain mail', 'the chain mail']);
  expect([a(things.foudre), the(things.foudre)]).toEqual(['Lightning', 'Lightning']);
});

test('a boss is one of a kind', () => {
  expect([a(things['roi-gobelin']), the(things['roi-gobelin'])]).toEqual(['the Goblin King', 'the Goblin King']);
});

test('a key of a scroll is the scroll, not the spell', () => {
  expect(title(ofKey('parchemin-foudre'))).toBe('Scroll of Lightning');
  expect(the(scroll('soin'))).toBe('the scroll of Healing');
  expect(title(ofKey('targe'))).toBe('Targe');
});

test('only 1 is singular, and lists end with « and »', () => {
  expect([points(0), points(1), points(2)]).toEqual(['0 points', '1 point', '2 points']);
  expect(list(['a', 'b', 'c'])).toBe('a, b and c');
});
