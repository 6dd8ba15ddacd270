import { type CardId, type Mark, pileOf } from '@souterrain/crawl';
import { confuse, playNext } from '@souterrain/crawl/rounds';
import { OVER } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { dealt, on, play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Scene } from '../../testing/scene.ts';
import { paradeOf } from '../figures/values.ts';

know(
  { id: 'fige', rule: 'AD1-TURN-08', bans: ['actions', 'mouvement', 'reveler'] },
  { id: 'deux-cartes', rule: 'AD1-SYLV-08', waitCards: () => 1 },
);

const EVENT = {
  id: 'surprise',
  cards: ['roi-trefle', '4-coeur'],
  longevity: null,
  effects: [{ nothing: true }],
} as const;

interface Waiting extends Scene {
  readonly holds?: CardId;
  readonly turns?: number;
}

/** A hero waits on its card, then whatever the script says; several turns of the Round may follow. */
function wait({ holds = '8-coeur', turns = 1, ...given }: Waiting, cards: readonly CardId[][], more: string[] = []) {
  const heroes = given.heroes ?? [{ marks: ['fige'] }];
  const state = scene({
    ...given,
    heroes,
    state: { generated: quiet({ events: { unexpected: [EVENT] } }), ...dealt({ h1: holds }) },
  });
  const ran = play(
    state,
    function* (g) {
      for (let i = 0; i < turns; i++) yield* playNext(g) ?? OVER;
    },
    { cards, decisions: ['attendre', ...more] },
  );
  return { ...ran, slots: state.order.map(({ card, status }) => `${card} ${status}`) };
}

describe('Attendre', () => {
  test('[AD1-TURN-01] [AD1-DECK-02] a new card is drawn before the turn starts, and no Action is spent', () => {
    const { of, state } = wait({}, [['3-pique']]);
    expect(of('cardsDrawn')).toMatchObject([{ cards: ['3-pique'], reason: 'initiative', figure: 'h1' }]);
    expect(of('turnStarted')).toEqual([]);
    expect(pileOf(state.deck)).toHaveLength(52);
  });

  test('[AD1-TURN-03] a lower card: the turn moves to its place', () => {
    const { slots, state } = wait({}, [['3-pique']]);
    expect(slots).toEqual(['3-pique attend']);
    expect(state.deck).toEqual({ held: ['3-pique'], discard: ['8-coeur'] });
  });

  test('[AD1-TURN-02] a higher card: the initiative is lost for the Round', () => {
    const { slots, state, of } = wait({ turns: 2 }, [['roi-trefle']]);
    expect(slots).toEqual(['roi-trefle perdu']);
    expect(state.deck).toEqual({ held: [], discard: ['8-coeur', 'roi-trefle'] });
    expect(of('turnStarted')).toEqual([]);
  });

  test('[AD1-TURN-04] equal ranks are compared by suit', () => {
    expect(wait({ holds: '8-carreau' }, [['8-pique']]).slots).toEqual(['8-pique perdu']);
    expect(wait({ holds: '8-carreau' }, [['8-trefle']]).slots).toEqual(['8-trefle attend']);
  });

  test('[AD1-TURN-04] the hero keeps its Réaction, and the other cards of a multiple initiative', () => {
    const state = scene({
      heroes: [{ marks: ['fige'] }],
      state: { generated: quiet(), ...dealt({ h1: ['8-coeur', '5-coeur'] }) },
    });
    const { find, of } = play(
      state,
      function* (g) {
        yield* playNext(g)!;
        yield* playNext(g)!;
      },
      { cards: [['roi-coeur']], decisions: ['attendre', 'agir'] },
    );
    expect(find('h1').reactions).toBe(1);
    expect(of('initiativeTaken')).toMatchObject([{ who: 'h1', card: '5-coeur' }]);
  });

  test('[AD1-Q-22] losing the initiative may cost the Réaction too', () => {
    const lost = (waitLost: 'turn' | 'reaction') =>
      wait({ variants: { waitLost } }, [['roi-coeur']]).find('h1').reactions;
    expect([lost('turn'), lost('reaction')]).toEqual([1, 0]);
  });

  test('[AD1-TURN-05] the event of the new card is played at once, and the initiative is still lost', () => {
    const { of, slots } = wait({}, [['roi-trefle']]);
    expect(of('unexpectedEventStarted')).toMatchObject([{ figure: 'h1', card: 'roi-trefle' }]);
    expect(slots).toEqual(['roi-trefle perdu']);
    expect(wait({}, [['4-coeur']]).of('unexpectedEventStarted')).toHaveLength(1);
  });

  test('[AD1-TURN-06] a joker is kept, and another card is drawn and compared', () => {
    const { slots, find } = wait({}, [['joker-1'], ['9-coeur']], ['garder']);
    expect(find('h1').hero!.jokers).toEqual(['joker-1']);
    expect(slots).toEqual(['9-coeur perdu']);
  });

  test('[AD1-TURN-06] or it is a free initiative later in the Round', () => {
    const { slots, of } = wait({ turns: 2 }, [['joker-1']], ['initiative-libre', 'jouer']);
    expect(slots).toEqual(['joker-1 joue']);
    expect(of('initiativeLost')).toEqual([]);
  });

  test('[AD1-TURN-07] any number of times: 8, 6, 5, 2', () => {
    const { slots, of } = wait({ turns: 4 }, [['6-coeur'], ['5-coeur'], ['2-coeur']], ['attendre', 'attendre', 'agir']);
    expect(slots).toEqual(['2-coeur joue']);
    expect(of('initiativeMoved').map(({ from, card }) => [from, card])).toEqual([
      ['8-coeur', '6-coeur'],
      ['6-coeur', '5-coeur'],
      ['5-coeur', '2-coeur'],
    ]);
  });

  test('with one more card, the player keeps either; the event of the other is not played', () => {
    const heroes = [{ marks: ['fige', 'deux-cartes'] }];
    const { slots, of } = wait({ holds: '9-coeur', heroes }, [['roi-trefle', '3-coeur']], ['carte-3-coeur']);
    expect(slots).toEqual(['3-coeur attend']);
    expect(of('unexpectedEventStarted')).toEqual([]);
  });

  test('[AD1-ROUND-06] effects until the next turn end with the lost initiative, and last through a good wait', () => {
    const defensive: Mark = { id: 'defensive', until: { in: 'turn', of: 'h1', edge: 'start', since: 1 } };
    const heroes = [{ marks: ['fige', defensive] }];
    const left = (card: CardId) =>
      wait({ heroes }, [[card]])
        .find('h1')
        .marks.map((mark) => mark.id);
    expect(left('roi-coeur')).toEqual(['fige']);
    expect(left('3-coeur')).toEqual(['fige', 'defensive']);
  });

  test('[AD1-TURN-29] on the defensive, a wait from 9 to 3 keeps the Parade until the turn taken at the 3', () => {
    const defensive: Mark = { id: 'defensive', until: { in: 'turn', of: 'h1', edge: 'start', since: 1 } };
    const heroes = [{ marks: ['fige', defensive], traits: { melee: 3 } }];
    const parade = (turns: number, more: string[]) => {
      const { state, find } = wait({ holds: '9-coeur', heroes, turns }, [['3-coeur']], more);
      return paradeOf(on(state), find('h1'));
    };
    expect([parade(1, []), parade(2, ['agir'])]).toEqual([3, 2]);
  });

  test('a group that is confused loses its turn, or its next card where it already acted', () => {
    const state = scene({
      creatures: [{ id: 'orque' }],
      state: { generated: quiet(), ...dealt({ 'g-orque': '9-coeur' }) },
    });
    play(state, function* (g) {
      confuse(g, state.groups[0]!);
      expect(state.order[0]!.status).toBe('perdu');
      confuse(g, state.groups[0]!);
      expect(state.tallies['sans-initiative-g-orque']).toBe(2);
    });
  });
});
