import { type CardId, type Group, pileOf, step } from '@souterrain/crawl';
import { confuse, initiative, isPassed, playNext, preparation } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { dealt, on, play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Scene } from '../../testing/scene.ts';

know({ id: 'fige', rule: 'AD1-TURN-08', bans: ['actions', 'mouvement', 'reveler'] });

const still = { marks: ['fige'] };
const MIMIC = { id: 'mimique', camp: 'neutre' as const };

/** So many turns of a Round in which nobody can do anything. */
function turns(given: Scene, count: number, decisions: readonly string[] = []) {
  const state = scene({ heroes: [still, still], ...given, state: { generated: quiet(), ...given.state } });
  return play(
    state,
    function* (g) {
      for (let i = 0; i < count; i++) yield* playNext(g)!;
    },
    { decisions },
  );
}

describe('the card the Round has come to', () => {
  test('[AD1-RENC-04] is that of the turn in progress; a free initiative does not move it', () => {
    const passed = (count: number, decisions: readonly string[]) => {
      const { state } = turns({ state: dealt({ h1: 'joker-1', h2: ['roi-coeur', '4-coeur'] }) }, count, decisions);
      return (['as-coeur', '9-coeur', '3-coeur'] as const).map((card) => isPassed(on(state), card));
    };
    expect(passed(1, ['jouer'])).toEqual([false, false, false]);
    expect(passed(1, ['plus-tard', 'agir'])).toEqual([true, false, false]);
    expect(passed(2, ['plus-tard', 'agir', 'jouer'])).toEqual([true, false, false]);
    expect(passed(2, ['plus-tard', 'agir', 'plus-tard', 'agir'])).toEqual([true, true, false]);
  });

  test('[AD1-RENC-04] or that of the group that acts', () => {
    const { state } = turns({ creatures: [MIMIC], state: dealt({ 'g-mimique': '8-coeur' }) }, 1);
    expect([isPassed(on(state), '9-coeur'), isPassed(on(state), '7-coeur')]).toEqual([true, false]);
  });
});

test('[AD1-TURN-20] the turn of a group confided to a player does not make it the last who played a hero', () => {
  const group = (id: string, controller: number | null): Group => {
    return { id, profile: id.slice(2), camp: 'neutre', controller, encounter: null };
  };
  const given: Scene = {
    creatures: [MIMIC, { id: 'orque', camp: 'neutre', at: [5, 5] }],
    state: {
      ...dealt({ h1: 'roi-coeur', 'g-mimique': '9-coeur', 'g-orque': '4-coeur' }),
      groups: [group('g-mimique', 1), group('g-orque', null)],
    },
  };
  const { of } = turns(given, 3, ['agir']);
  expect(of('initiativeTaken').map(({ who, seat }) => [who, seat])).toEqual([
    ['h1', 0],
    ['g-mimique', 1],
    ['g-orque', 0],
  ]);
});

describe('a group that is confused', () => {
  const creatures = [MIMIC, { id: 'orque', camp: 'neutre' as const, at: [5, 5] as const }];

  test('[AD1-TCON-12] loses its own turn, not that of a group before it', () => {
    const cards = dealt({ 'g-mimique': '9-coeur', 'g-orque': '4-coeur' });
    const state = scene({ creatures, state: { generated: quiet(), ...cards } });
    play(state, function* (g) {
      confuse(g, state.groups[1]!);
    });
    expect(state.order.map(({ who, status }) => `${who} ${status}`)).toEqual(['g-mimique attend', 'g-orque perdu']);
  });

  test('[AD1-TCON-12] having acted, it draws no card in the next Round, and one again in the Round after', () => {
    const state = scene({ creatures, state: { generated: quiet() } });
    const { of } = play(
      state,
      function* (g) {
        confuse(g, state.groups[1]!);
        for (let round = 0; round < 2; round++) {
          yield* preparation(g);
          yield* initiative(g);
        }
      },
      { cards: [['7-coeur'], ['6-coeur'], ['7-coeur'], ['6-coeur'], ['5-coeur']] },
    );
    expect(of('cardsDrawn').map(({ figure, group }) => figure ?? group)).toEqual([
      ...['h1', 'g-mimique'],
      ...['h1', 'g-mimique', 'g-orque'],
    ]);
  });
});

describe('jokers that come back', () => {
  /** Both jokers are with h2; one was played, or given up, by h1 earlier in the Round. */
  const kept = (status: 'joue' | 'perdu', card: CardId) => {
    const { order } = dealt({ h1: card });
    order[0]!.status = status;
    return scene({
      heroes: [{}, { jokers: ['joker-1', 'joker-2'] }],
      state: { generated: quiet(), order, deck: { discard: [], held: ['joker-1', 'joker-2'] } },
    });
  };

  test.each(['joue', 'perdu'] as const)('[AD1-INIT-14] one that was %s, drawn again and kept, stays out', (status) => {
    const state = kept(status, 'joker-1');
    play(state, (g) => preparation(g));
    expect(pileOf(state.deck)).toHaveLength(52);
  });

  test('[AD1-INIT-15] one is spent, the other stays with its hero', () => {
    const state = kept('perdu', '9-coeur');
    play(state, function* (g) {
      g.emit({ type: 'jokerSpent', figure: 'h2', card: 'joker-1', how: 'beni', rules: [] });
    });
    expect(state.figures[1]!.hero!.jokers).toEqual(['joker-2']);
    expect(state.deck).toEqual({ held: ['joker-2'], discard: ['joker-1'] });
  });

  test('[AD1-INIT-26] none is carried to the next game', () => {
    const state = kept('perdu', '9-coeur');
    play({ ...state, round: 9 }, (g) => {
      g.emit({ type: 'scenarioEnded', result: 'victoire', why: 'objectif', rules: [] });
      return step(g);
    });
    expect(state.figures[1]!.hero!.jokers).toEqual([]);
  });
});

test('[AD1-ROUND-02] the phases of a Round, one step after the other', () => {
  const state = scene({ heroes: [still], state: { generated: quiet(), phase: 'preparation', round: 2 } });
  const phases: string[] = [];
  const { of } = play(
    state,
    function* (g) {
      for (let i = 0; i < 4; i++) {
        yield* step(g);
        phases.push(state.phase);
      }
    },
    { cards: [['9-coeur']], decisions: ['agir'] },
  );
  expect(phases).toEqual(['tours', 'tours', 'resolution', 'preparation']);
  expect(of('phaseStarted').map(({ phase, round }) => `${phase} ${round}`)).toEqual([
    ...['preparation 3', 'initiative 3', 'tours 3', 'resolution 3', 'fin-de-round 3'],
  ]);
});
