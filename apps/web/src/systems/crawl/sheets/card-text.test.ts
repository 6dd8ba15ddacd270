import { DECK } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { held } from './deck.ts';

describe('cards in short', () => {
  test('French: rank then suit, whatever the case and the accents', () => {
    for (const [text, card] of [
      ['10T', '10-trefle'],
      ['DC', 'dame-coeur'],
      ['vk', 'valet-carreau'],
      ['R♠', 'roi-pique'],
      ['asCœur', 'as-coeur'],
      ['2trèfle', '2-trefle'],
    ] as const)
      expect(held.read(text, 'fr')).toEqual([card]);
    expect(held.read('Jo', 'fr')).toEqual(['joker-1', 'joker-2']);
    expect(held.read('Jo2', 'fr')).toEqual(['joker-2']);
  });

  test('English: the same letters mean other cards', () => {
    for (const [text, card] of [
      ['10C', '10-trefle'],
      ['QH', 'dame-coeur'],
      ['KD', 'roi-carreau'],
      ['JS', 'valet-pique'],
    ] as const)
      expect(held.read(text, 'en')).toEqual([card]);
    expect(held.read('Jk', 'en')).toEqual(['joker-1', 'joker-2']);
  });

  test('what is no card means none', () => {
    for (const text of ['', '11T', 'T10', 'D', 'QH']) expect(held.read(text, 'fr')).toEqual([]);
  });

  test('every card has its place, and its name reads back to it', () => {
    expect(held.rows.flat().toSorted()).toEqual(DECK.toSorted());
    for (const card of DECK) {
      expect(held.name(card, 'fr')).not.toBe('');
      expect(held.name(card, 'en')).not.toBe(held.name(card, 'fr'));
    }
  });
});
