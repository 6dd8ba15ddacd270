import { DECK, pileOf } from '@souterrain/crawl';
import { beginTurn, preparation } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { dealt, play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Scene } from '../../testing/scene.ts';

know({ id: 'vif', rule: 'AD1-TURN-27', reactions: 1 });

const ready = (given: Scene) => {
  const state = scene({ ...given, state: { generated: quiet(), ...given.state } });
  return play(state, (g) => preparation(g));
};

describe('Préparation', () => {
  test('[AD1-ROUND-09] every card drawn comes back: a deck of 54', () => {
    const { deck, order } = dealt({ h1: 'as-coeur', 'g-orque': 'joker-2' });
    deck.discard = DECK.slice(14, 40);
    const { state } = ready({ creatures: [{ id: 'orque' }], state: { deck, order } });
    expect(pileOf(state.deck)).toHaveLength(54);
    expect(state).toMatchObject({ order: [], lastCard: null });
  });

  test('[AD1-ROUND-10] a card that an ability set aside stays out', () => {
    const { deck, order } = dealt({ h1: 'as-coeur' });
    deck.held.push('3-pique');
    expect(ready({ state: { deck, order } }).state.deck).toEqual({ held: ['3-pique'], discard: [] });
  });

  test('[AD1-ROUND-01] the Rounds are counted', () => {
    expect(ready({ state: { round: 0 } }).state.round).toBe(1);
    expect(ready({ state: { round: 4 } }).state.round).toBe(5);
  });

  test('[AD1-TURN-25] [AD1-TURN-27] [AD1-TURN-28] one Réaction for each figure comes back with the Round', () => {
    const creatures = [
      { id: 'orque', reactions: 0 },
      { id: 'orque', reactions: 0 },
    ];
    const { state } = ready({ heroes: [{ reactions: 0 }], creatures });
    expect(state.figures.map((f) => f.reactions)).toEqual([1, 1, 1]);
  });

  test('[AD1-TURN-27] an ability may grant more', () => {
    expect(ready({ heroes: [{ reactions: 0, marks: ['vif'] }] }).find('h1').reactions).toBe(2);
  });

  test('[AD1-Q-03] [AD1-TURN-27] a Réaction may come back at the start of the figure’s own turn instead', () => {
    const turned = (reactionRefresh: 'round' | 'turn') => {
      const state = scene({ heroes: [{ reactions: 0 }], variants: { reactionRefresh }, state: { generated: quiet() } });
      play(state, (g, find) => beginTurn(g, find('h1')));
      const inTurn = state.figures[0]!.reactions;
      state.figures[0]!.reactions = 0;
      play(state, (g) => preparation(g));
      return [inTurn, state.figures[0]!.reactions];
    };
    expect(turned('round')).toEqual([0, 1]);
    expect(turned('turn')).toEqual([1, 0]);
  });

  test('[AD1-INIT-08] what may be done once a Round may be done again', () => {
    const state = scene({ state: { generated: quiet() } });
    const [hero] = state.figures;
    hero!.used = { tour: ['a'], round: ['b'], scenario: ['c'] };
    hero!.hero!.saved = true;
    play(state, (g) => preparation(g));
    expect(hero).toMatchObject({ used: { round: [], scenario: ['c'] }, hero: { saved: false } });
  });
});
