import type { CardId } from '@souterrain/crawl';
import type { EventEffect, UnexpectedEvent } from '@souterrain/crawl/content';
import { unexpectedEvent } from '@souterrain/crawl/exploration';
import { initiative, waitTurn } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { dungeon, play } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';

const event = (more: Partial<UnexpectedEvent> = {}): UnexpectedEvent => ({
  id: 'essai',
  cards: ['dame-pique'],
  longevity: 1,
  effects: [{ nothing: true }],
  ...more,
});

const with_ = (...unexpected: UnexpectedEvent[]): AD1State =>
  dungeon({
    heroes: [
      { at: [0, 3], heroisme: 0 },
      { at: [3, 3], heroisme: 0 },
    ],
    scenario: { events: { unexpected } },
  });

const drawn = (state: AD1State, card: CardId, script: Parameters<typeof play>[2] = {}) =>
  play(state, (g, find) => unexpectedEvent(g, find('h1'), card), script);

describe('unexpected events', () => {
  test('[AD1-EVEN-01] a scenario may have none', () => {
    expect(drawn(with_(), 'dame-pique').events).toEqual([]);
  });

  test('[AD1-EVEN-02] [AD1-EVEN-03] [AD1-EVEN-05] only its cards bring it, on the hero who uses one', () => {
    expect(drawn(with_(event()), 'dame-coeur').events).toEqual([]);
    expect(drawn(with_(event()), 'dame-pique').of('unexpectedEventStarted')).toMatchObject([
      { event: 'essai', figure: 'h1', card: 'dame-pique' },
    ]);
  });

  test('[AD1-EVEN-05] a trap strikes the Déclencheur alone', () => {
    const state = with_(event({ effects: [{ damage: 3 }] }));
    const { of, find } = drawn(state, 'dame-pique', { dice: [[4, 4, 5]] });
    expect(of('rollAnnounced')).toMatchObject([{ figure: null, target: 'h1', purpose: 'dommages', dice: 3 }]);
    expect([find('h1').marks.map((m) => m.id), find('h2').marks]).toEqual([['secoue'], []]);
  });

  test('[AD1-EVEN-06] [AD1-EVEN-07] [AD1-EVEN-08] a box is ticked for each play; with none left nothing happens', () => {
    const state = with_(event({ longevity: 2 }));
    expect(drawn(state, 'dame-pique').of('longevityTicked')).toMatchObject([{ ticks: 1, of: 2 }]);
    expect(drawn(state, 'dame-pique').of('longevityTicked')).toMatchObject([{ ticks: 2, of: 2 }]);
    expect(drawn(state, 'dame-pique').events).toEqual([]);
  });

  test.each([1, 3])(
    '[AD1-EVEN-06] [AD1-EVEN-07] [AD1-EVEN-08] with %i boxes it happens as often, then no more',
    (longevity) => {
      const state = with_(event({ longevity }));
      const plays = [1, 2, 3, 4].map(() => drawn(state, 'dame-pique').of('unexpectedEventStarted').length);
      expect(plays).toEqual([1, 2, 3, 4].map((n) => (n <= longevity ? 1 : 0)));
    },
  );

  test('[AD1-EVEN-07] a permanent event has no box', () => {
    const state = with_(event({ longevity: null }));
    for (let i = 0; i < 5; i++) expect(drawn(state, 'dame-pique').events).toHaveLength(2);
  });

  test('[AD1-EVEN-09] [AD1-PERI-13] [AD1-SCEN-04] its effect depends on the boxes ticked, to a last one that loses the game', () => {
    const effects: readonly EventEffect[] = [{ nothing: true }, { peripetie: 'bourse-oubliee' }, { defeat: true }];
    const state = with_(event({ longevity: 3, effects }));
    expect(drawn(state, 'dame-pique').of('peripetieStarted')).toEqual([]);
    expect(drawn(state, 'dame-pique', { dice: [4] }).of('peripetieStarted')).toMatchObject([{ zone: 'r0-a' }]);
    expect(drawn(state, 'dame-pique').of('scenarioEnded')).toMatchObject([{ result: 'defaite', why: 'evenement' }]);
  });

  test('[AD1-EVEN-03] [AD1-RENC-07] [AD1-TRES-03] a Rencontre around the Déclencheur, its treasure searched anywhere', () => {
    const state = with_(event({ effects: [{ encounter: 'rats-geants' }] }));
    const { of } = drawn(state, 'dame-pique', { cards: [['5-coeur']] });
    expect(of('meetingStarted')).toMatchObject([{ meeting: { zones: 'partout' } }]);
    // AD1-RENC-07: the zone of the Déclencheur first, and next to it.
    expect(of('groupMet')[0]!.figures).toMatchObject([{ cell: state.figures[0]!.cell - 1024 }, {}]);
  });

  test('[AD1-EVEN-04] [AD1-EVEN-10] before the first turn, the highest card first', () => {
    const state = with_(event({ id: 'y', cards: ['5-coeur'] }), event({ id: 'x', cards: ['roi-pique'] }));
    const { of, events } = play(state, (g) => initiative(g), { cards: [['5-coeur'], ['roi-pique']] });
    expect(of('unexpectedEventStarted').map((e) => [e.event, e.figure])).toEqual([
      ['x', 'h2'],
      ['y', 'h1'],
    ]);
    expect(events.some((e) => e.type === 'turnStarted')).toBe(false);
  });

  test('[AD1-EVEN-11] the card of a group brings nothing', () => {
    const state = dungeon({
      heroes: [{ at: [0, 3] }],
      creatures: [{ id: 'orque', at: [3, 0] }],
      scenario: { events: { unexpected: [event()] } },
    });
    const { of } = play(state, (g) => initiative(g), { cards: [['5-coeur'], ['dame-pique']] });
    expect(of('unexpectedEventStarted')).toEqual([]);
  });

  test('[AD1-RENC-10] [AD1-EVEN-10] on a wait card the groups are compared with the card held before', () => {
    const wait = (card: CardId) => {
      const state = with_(event({ cards: ['3-coeur'], effects: [{ encounter: 'rats-geants' }] }));
      const slot = { kind: 'heros', who: 'h1', card: '9-coeur', status: 'attend' } as const;
      state.order.push({ ...slot });
      play(state, (g, find) => waitTurn(g, find('h1'), state.order[0]!), { cards: [['3-coeur'], [card]] });
      return state.order.find((s) => s.kind === 'groupe')!.passed ?? false;
    };
    expect(wait('dame-coeur')).toBe(true);
    expect(wait('7-coeur')).toBe(false);
  });

  test('[AD1-EVEN-11] a Joker brings an event only where the sheet lists it', () => {
    expect(drawn(with_(event({ cards: ['2-as'] })), 'joker-1').events).toEqual([]);
    expect(drawn(with_(event({ cards: ['joker'] })), 'joker-1').events).toHaveLength(2);
  });
});
