import { run } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DECK, DEFAULT_SUIT_ORDER, heightOf, RANKS, rankOf, rankValue, suitOf } from './cards.ts';
import { drawCards, freshDeck, pileOf } from './deck.ts';

const SEEN = { seat: 0, rule: 'AD1-DECK-02' } as const;

describe('the deck', () => {
  test('[AD1-DECK-01] 52 cards and two jokers', () => {
    expect(new Set(DECK).size).toBe(54);
    expect([rankOf('10-pique'), suitOf('10-pique')]).toEqual(['10', 'pique']);
  });

  test('[AD1-DECK-05] 2 to 10 at face value, then 11 to 14', () => {
    expect(RANKS.map(rankValue)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  test('[AD1-INIT-22][AD1-INIT-24] rank, then suit; a joker above every As', () => {
    const cards = ['8-trefle', 'as-coeur', '8-pique', 'joker-1', 'valet-carreau', '8-carreau'] as const;
    const height = (card: (typeof cards)[number]) => heightOf(card, DEFAULT_SUIT_ORDER);
    expect([...cards].sort((a, b) => height(b) - height(a))).toEqual([
      'joker-1',
      'as-coeur',
      'valet-carreau',
      '8-pique',
      '8-carreau',
      '8-trefle',
    ]);
  });

  test('[AD1-DECK-04] when it runs out, all but the cards held becomes the new deck', () => {
    const deck = freshDeck();
    deck.held = DECK.slice(0, 7);
    deck.discard = DECK.slice(7, 53);
    expect(pileOf(deck)).toEqual(['joker-2']);
    let reshuffled = 0;
    const onReshuffle = () => {
      reshuffled = deck.discard.length;
      deck.discard = [];
    };
    const { value } = run(drawCards({}, { ...SEEN, deck, count: 2, onReshuffle }), {
      cards: [['joker-2'], [DECK[9]!]],
    });
    expect(value).toEqual(['joker-2', DECK[9]]);
    expect(reshuffled).toBe(46);
    expect(pileOf(deck)).toHaveLength(47);
  });
});
