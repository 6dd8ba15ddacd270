import { DECK, pileOf } from '@souterrain/crawl';
import { type DrawOrder, drawCard, drawCards, drawHeld } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { play, scene } from '../../testing/index.ts';
import { finding } from '../../testing/items.ts';
import type { AD1 } from '../world/ad1.ts';

const order: DrawOrder = { seat: 0, rule: 'AD1-TRES-14', reason: 'tresor' };
const one = (g: AD1) => drawCard(g, order);

describe('cards of the Deck d’exploration', () => {
  test('[AD1-DECK-02] [AD1-DECK-06] a card is drawn face up, with its reason, and lies in the discard', () => {
    const { value, state, events } = play({}, one, { cards: [['8-pique']] });
    expect(value).toBe('8-pique');
    expect(state.deck).toEqual({ discard: ['8-pique'], held: [] });
    expect(events).toEqual([
      {
        type: 'cardsDrawn',
        seat: 0,
        cards: ['8-pique'],
        reason: 'tresor',
        to: 'defausse',
        rules: ['AD1-TRES-14', 'AD1-DECK-06'],
      },
    ]);
  });

  test('[AD1-DECK-03] [AD1-Q-14] a joker goes to the discard and the next card is drawn instead', () => {
    const { value, state } = play({}, one, { cards: [['joker-1'], ['joker-2'], ['dame-pique']] });
    expect(value).toBe('dame-pique');
    expect(state.deck.discard).toEqual(['joker-1', 'joker-2', 'dame-pique']);
  });

  test('[AD1-Q-14] [AD1-DECK-03] a joker may be a wild card: its player chooses the rank, then the suit', () => {
    const { value, asked } = play({ variants: { jokerElsewhere: 'wild' } }, one, {
      cards: [['joker-1']],
      decisions: ['rang-dame', 'couleur-pique'],
    });
    expect(value).toBe('dame-pique');
    expect(asked.map(({ options }) => options.length)).toEqual([13, 4]);
  });

  test('[AD1-DECK-03] a treasure: the joker, then the Dame of Pique, an enchanted armour', () => {
    const { of } = finding(null, { cards: [['joker-1'], ['dame-pique'], ['7-pique']] });
    expect(of('treasureDrawn')).toMatchObject([
      { table: null, kept: 'dame-pique', gives: 'armure-magique' },
      { table: 'armure-magique' },
    ]);
  });

  test('[AD1-DECK-03] a table with a row for the joker reads the card as it comes', () => {
    const { value } = play({}, (g) => drawCards(g, { ...order, count: 2 }), { cards: [['joker-1', '4-coeur']] });
    expect(value).toEqual(['joker-1', '4-coeur']);
  });

  test('[AD1-DECK-04] with no card left, all but six initiatives and a kept joker is shuffled: 47 cards', () => {
    const held = ['joker-1', ...DECK.slice(0, 6)] as const;
    const state = scene({
      state: { deck: { held: [...held], discard: DECK.filter((c) => !held.includes(c as never)) } },
    });
    expect(pileOf(state.deck)).toHaveLength(0);
    const { of } = play(state, one, { cards: [['as-pique']] });
    expect(of('deckReshuffled')).toMatchObject([{ cards: 47 }]);
    expect(state.deck).toEqual({ held: [...held], discard: ['as-pique'] });
    expect(pileOf(state.deck)).toHaveLength(46);
  });

  test('[AD1-ROUND-10] a card set aside stays out of the deck', () => {
    const { state } = play({}, (g) => drawHeld(g, { ...order, count: 1 }), { cards: [['9-coeur']] });
    expect(state.deck).toEqual({ discard: [], held: ['9-coeur'] });
    expect(pileOf(state.deck)).toHaveLength(53);
  });
});
