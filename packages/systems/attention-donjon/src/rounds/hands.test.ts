import type { CardId } from '@souterrain/crawl';
import { initiative, insertSlot, playNext } from '@souterrain/crawl/rounds';
import type { Script } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { on, play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Scene } from '../../testing/scene.ts';
import type { AD1State } from '../state.ts';

know(
  { id: 'fige', rule: 'AD1-TURN-08', bans: ['actions', 'mouvement', 'reveler'] },
  { id: 'au-choix', rule: 'AD1-INIT-08', initiative: () => ({ choose: 2 }) },
  { id: 'multiple', rule: 'AD1-INIT-08', initiative: () => ({ multiple: 2 }) },
);

type Draws = readonly (readonly CardId[])[];

function begin(given: Scene | AD1State, cards: Draws, decisions: Script['decisions'] = []) {
  const state = 'figures' in given ? given : scene({ ...given, state: { generated: quiet(), ...given.state } });
  const ran = play(state, (g) => initiative(g), { cards, decisions });
  return { ...ran, order: state.order.map(({ who, card }) => `${who} ${card}`) };
}

describe('several cards and a joker', () => {
  test('[AD1-INIT-27] once a joker is the card used, a second one is discarded with the rest, without a question', () => {
    const { order, state, find } = begin(
      { heroes: [{ marks: ['au-choix'] }] },
      [['joker-1', 'joker-2']],
      ['initiative-libre'],
    );
    expect(order).toEqual(['h1 joker-1']);
    expect(find('h1').hero!.jokers).toEqual([]);
    expect(state.deck).toEqual({ held: ['joker-1'], discard: ['joker-2'] });
  });

  test('[AD1-INIT-08] [AD1-INIT-27] with both keywords, a free joker leaves one turn to choose a card for', () => {
    const given: Scene = { heroes: [{ marks: ['au-choix', 'multiple'] }] };
    const decisions = ['initiative-libre', 'carte-5-coeur'];
    const { order, state } = begin(given, [['joker-1', 'roi-coeur', '5-coeur']], decisions);
    expect(order).toEqual(['h1 joker-1', 'h1 5-coeur']);
    expect(state.deck.discard).toEqual(['roi-coeur']);
  });

  test('[AD1-INIT-27] the other turn of a multiple initiative comes at its card, the free one when it is wanted', () => {
    const state = scene({ heroes: [{ marks: ['multiple', 'fige'] }], state: { generated: quiet() } });
    const { of } = play(
      state,
      function* (g) {
        yield* initiative(g);
        for (let turn = playNext(g); turn; turn = playNext(g)) yield* turn;
      },
      { cards: [['joker-1', '8-coeur']], decisions: ['initiative-libre', 'plus-tard', 'agir', 'jouer'] },
    );
    expect(of('initiativeTaken').map(({ card }) => card)).toEqual(['8-coeur', 'joker-1']);
    expect(state.deck).toEqual({ held: ['8-coeur'], discard: ['joker-1'] });
  });

  test('[AD1-Q-13] only the joker of a group’s two cards is replaced', () => {
    const given: Scene = { creatures: [{ id: 'liche' }], variants: { groupJoker: 'replaced' } };
    const { order, state } = begin(given, [['9-coeur'], ['5-coeur', 'joker-1'], ['roi-coeur']]);
    expect(order).toEqual(['g-liche roi-coeur', 'h1 9-coeur', 'g-liche 5-coeur']);
    expect(state.deck.discard).toEqual(['joker-1']);
  });
});

describe('who draws and who goes first', () => {
  test('[AD1-INIT-07] heroes draw in seat order, whoever came to the table first', () => {
    const state = scene({ heroes: [{}, {}, {}], state: { generated: quiet() } });
    state.figures.reverse();
    const { of } = begin(state, [['7-coeur'], ['as-coeur'], ['2-pique']]);
    expect(of('cardsDrawn').map(({ figure }) => figure)).toEqual(['h1', 'h2', 'h3']);
  });

  test('[AD1-INIT-01] the card drawn gives a turn in this Round', () => {
    const state = scene({ heroes: [{ marks: ['fige'] }], state: { generated: quiet(), lastCard: '4-coeur' } });
    const { of } = play(
      state,
      function* (g) {
        yield* initiative(g);
        yield* playNext(g)!;
      },
      { cards: [['roi-coeur']], decisions: ['agir'] },
    );
    expect(of('initiativeTaken')).toMatchObject([{ who: 'h1', card: 'roi-coeur' }]);
  });

  test('[AD1-TURN-23] the highest card, wherever its player sits; of two free initiatives, the first seat', () => {
    const heroes = [{}, {}, {}];
    const named = (cards: Draws, decisions: readonly string[] = []) =>
      begin({ heroes, state: { lastPlayer: 2 } }, cards, decisions).state.lastPlayer;
    expect(named([['roi-coeur'], ['4-coeur'], ['9-coeur']])).toBe(0);
    expect(named([['8-trefle'], ['8-pique'], ['8-coeur']])).toBe(1);
    expect(named([['as-coeur'], ['joker-2'], ['joker-1']], ['initiative-libre', 'initiative-libre'])).toBe(1);
  });

  test('[AD1-INIT-19] two free initiatives lie in seat order, whichever was drawn first', () => {
    const state = scene({ heroes: [{}, {}], state: { generated: quiet() } });
    insertSlot(on(state), { kind: 'heros', who: 'h2', card: 'joker-1', status: 'attend' });
    insertSlot(on(state), { kind: 'heros', who: 'h1', card: 'joker-2', status: 'attend' });
    expect(state.order.map(({ who }) => who)).toEqual(['h1', 'h2']);
    expect(
      begin({ heroes: [{}, {}] }, [['joker-1'], ['joker-2']], ['initiative-libre', 'initiative-libre']).order,
    ).toEqual(['h1 joker-1', 'h2 joker-2']);
  });
});
