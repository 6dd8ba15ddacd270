import { type CardId, pileOf } from '@souterrain/crawl';
import { initiative } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { play, quiet } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Scene } from '../../testing/scene.ts';

know(
  { id: 'au-choix', rule: 'AD1-INIT-08', initiative: () => ({ choose: 2 }) },
  { id: 'multiple', rule: 'AD1-INIT-08', initiative: () => ({ multiple: 2 }) },
);

function begin(given: Scene, cards: readonly (readonly CardId[])[], decisions: readonly string[] = []) {
  const state = { generated: quiet(), ...given.state };
  const ran = play({ ...given, state }, (g) => initiative(g), { cards, decisions });
  const order = ran.state.order.map(({ who, card }) => `${who} ${card}`);
  return { ...ran, order, jokers: ran.find('h1').hero!.jokers };
}

describe('a joker drawn by a player', () => {
  test('[AD1-INIT-10] is kept, or is a free initiative', () => {
    const { asked, order, jokers } = begin({}, [['joker-1']], ['initiative-libre']);
    expect(asked[0]).toMatchObject({ id: 'joker', rule: 'AD1-INIT-10' });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['garder', 'initiative-libre']);
    expect(order).toEqual(['h1 joker-1']);
    expect(jokers).toEqual([]);
  });

  test('[AD1-INIT-11] is decided before any group draws', () => {
    const { events } = begin({ creatures: [{ id: 'orque' }] }, [['joker-1'], ['4-coeur'], ['as-coeur']], ['garder']);
    const kept = events.findIndex((e) => e.type === 'jokerKept');
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(events.findIndex((e) => e.type === 'cardsDrawn' && e.group === 'g-orque'));
  });

  test('[AD1-INIT-12] kept: a new card is drawn for this Round', () => {
    const { order, jokers, state } = begin({}, [['joker-1'], ['7-trefle']], ['garder']);
    expect(order).toEqual(['h1 7-trefle']);
    expect(jokers).toEqual(['joker-1']);
    expect(pileOf(state.deck)).toHaveLength(52);
  });

  test('[AD1-INIT-12] kept with another card: that one is used', () => {
    const { order } = begin({ heroes: [{ marks: ['au-choix'] }] }, [['joker-1', 'dame-coeur']], ['garder']);
    expect(order).toEqual(['h1 dame-coeur']);
  });

  test('[AD1-INIT-13] a second joker is decided in the same way', () => {
    const { order, jokers } = begin({}, [['joker-1'], ['joker-2'], ['3-coeur']], ['garder', 'garder']);
    expect(jokers).toEqual(['joker-1', 'joker-2']);
    expect(order).toEqual(['h1 3-coeur']);
  });

  test('[AD1-INIT-27] free with Initiative au choix: the other cards are discarded before any group draws', () => {
    const given = { heroes: [{ marks: ['au-choix'] }], creatures: [{ id: 'orque' }] };
    const cards = [['joker-1', 'dame-coeur'], ['2-coeur']] as const;
    const { order, events, state } = begin(given, cards, ['initiative-libre']);
    expect(order).toEqual(['h1 joker-1', 'g-orque 2-coeur']);
    expect(state.deck.discard).toEqual(['dame-coeur']);
    const discarded = events.findIndex((e) => e.type === 'cardsDiscarded');
    expect(discarded).toBeLessThan(events.findIndex((e) => e.type === 'cardsDrawn' && e.group === 'g-orque'));
  });

  test('[AD1-INIT-27] kept with Initiative au choix: the choice is made among the others', () => {
    const given = { heroes: [{ marks: ['au-choix'] }] };
    const { order } = begin(given, [['joker-1', 'dame-coeur']], ['garder']);
    expect(order).toEqual(['h1 dame-coeur']);
  });

  test('[AD1-INIT-27] with Initiative multiple each joker is decided apart, and a free one is one of the turns', () => {
    const given = { heroes: [{ marks: ['multiple'] }] };
    expect(begin(given, [['joker-1', 'joker-2']], ['garder', 'initiative-libre']).order).toEqual(['h1 joker-2']);
    expect(begin(given, [['joker-1', '5-coeur']], ['initiative-libre']).order).toEqual(['h1 joker-1', 'h1 5-coeur']);
  });
});

describe('a joker drawn for a group', () => {
  const creatures = [{ id: 'orque' }];

  test('[AD1-INIT-20] [AD1-Q-13] ranks above every As', () => {
    expect(begin({ creatures }, [['as-pique'], ['joker-1']]).order).toEqual(['g-orque joker-1', 'h1 as-pique']);
  });

  test('[AD1-Q-13] may be replaced by the next card', () => {
    const variants = { groupJoker: 'replaced' } as const;
    const { order, state } = begin({ creatures, variants }, [['as-pique'], ['joker-1'], ['4-coeur']]);
    expect(order).toEqual(['h1 as-pique', 'g-orque 4-coeur']);
    expect(state.deck.discard).toEqual(['joker-1']);
  });
});
