import type { Group, Mark } from '@souterrain/crawl';
import { seatOf } from '@souterrain/crawl/figures';
import { playNext } from '@souterrain/crawl/rounds';
import type { Script } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { dealt, play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Scene } from '../../testing/scene.ts';

const started: string[] = [];
know(
  { id: 'fige', rule: 'AD1-TURN-08', bans: ['actions', 'mouvement', 'reveler'] },
  {
    id: 'reveil',
    rule: 'AD1-TURN-29',
    *turnStart(g, { who }) {
      started.push(`${who.id} ${g.state.turn?.figure ?? 'personne'}`);
    },
  },
);

/** AD1-IA-16: a neutral group does nothing by itself. */
const NEUTRAL = { camp: 'neutre' as const };

function round(given: Scene, cards: Parameters<typeof dealt>[0], script: Script = {}) {
  const heroes = given.heroes ?? [{ marks: ['fige'] }, { marks: ['fige'] }];
  const state = scene({ ...given, heroes, state: { generated: quiet(), ...dealt(cards), ...given.state } });
  const ran = play(
    state,
    function* (g) {
      for (let turn = playNext(g); turn; turn = playNext(g)) yield* turn;
    },
    script,
  );
  const seats = ran.of('initiativeTaken').map(({ who, seat }) => `${who} ${seat}`);
  return { ...ran, state, seats };
}

describe('the turn of a group', () => {
  const creatures = [{ id: 'mimique', ...NEUTRAL }];

  test('[AD1-TURN-20] whoever played a hero’s turn last plays it', () => {
    const cards = { h2: 'roi-coeur', 'g-mimique': '9-coeur', h1: '4-coeur' } as const;
    expect(round({ creatures }, cards, { decisions: ['agir', 'agir'] }).seats).toEqual(['h2 1', 'g-mimique 1', 'h1 0']);
  });

  test('[AD1-TURN-23] before any hero’s turn, whoever played last in the Round before', () => {
    const { seats } = round({ creatures, state: { lastPlayer: 1 } }, { 'g-mimique': 'as-coeur' });
    expect(seats).toEqual(['g-mimique 1']);
  });

  test('[AD1-TURN-21] a profile may name its controller', () => {
    const groups: Group[] = [{ id: 'g-mimique', profile: 'mimique', camp: 'hostile', controller: 1, encounter: null }];
    const cards = { h1: 'roi-coeur', 'g-mimique': '9-coeur' } as const;
    const ran = round({ creatures, state: { groups } }, cards, { decisions: ['agir'] });
    expect(ran.seats).toEqual(['h1 0', 'g-mimique 1']);
    expect(seatOf(ran.state, ran.find('mimique-1'))).toBe(1);
  });

  test('[AD1-TURN-22] the controller chooses among what the behaviour leaves open, and nothing else', () => {
    const heroes = [
      { at: [0, 1], marks: ['fige'], heroisme: 0 },
      { at: [2, 1], marks: ['fige'], heroisme: 0 },
      { at: [1, 0], marks: ['fige'], heroisme: 0, traits: { melee: 6 } },
    ] as const;
    const orcs = [{ id: 'orque', at: [1, 1] as const }];
    const given: Scene = { heroes, creatures: orcs, state: { lastPlayer: 2 } };
    const attacked = (pick: string) => round(given, { 'g-orque': '9-coeur' }, { decisions: [pick], dice: [[2, 2, 2]] });
    const { asked } = attacked('viser-h2');
    expect(asked).toMatchObject([{ seat: 2, options: [{ id: 'viser-h1' }, { id: 'viser-h2' }] }]);
    expect(() => attacked('viser-h3')).toThrow('unknown-option');
  });

  test('[AD1-TURN-24] a group with nobody left: its card is discarded without a turn', () => {
    const state = scene({ creatures, state: { generated: quiet(), ...dealt({ 'g-mimique': '5-coeur' }) } });
    const { of } = play(state, function* (g, find) {
      find('mimique-1').status = 'mort';
      for (let turn = playNext(g); turn; turn = playNext(g)) yield* turn;
    });
    expect(of('initiativeTaken')).toEqual([]);
    expect(state.deck).toEqual({ held: [], discard: ['5-coeur'] });
  });

  test('[AD1-TURN-19] [AD1-TURN-29] one card for all its figures; their start-of-turn effects come before any acts', () => {
    started.length = 0;
    const marks = ['fige', 'reveil'];
    const pair = [
      { id: 'mimique', at: [5, 5] as const, marks },
      { id: 'mimique', at: [5, 3] as const, marks },
    ];
    const decisions = ['reveil-mimique-2', 'jouer-mimique-1'];
    const { of, asked } = round({ creatures: pair }, { 'g-mimique': '9-coeur' }, { decisions });
    expect(of('initiativeTaken')).toHaveLength(1);
    expect(of('turnsOpened')).toMatchObject([{ figures: ['mimique-1', 'mimique-2'], group: 'g-mimique' }]);
    expect(started).toEqual(['mimique-2 personne', 'mimique-1 personne']);
    expect(asked[0]).toMatchObject({ id: 'debut-du-tour', rule: 'AD1-TURN-29' });
    expect(of('turnStarted').map(({ figure, actions }) => [figure, actions])).toEqual([
      ['mimique-1', 2],
      ['mimique-2', 2],
    ]);
  });

  test('[AD1-ROUND-05] the next turn of a figure of a group is that of its group', () => {
    const slowed: Mark = { id: 'lent', until: { in: 'turn', of: 'mimique-1', edge: 'end', since: 1 } };
    const held = [{ id: 'mimique', ...NEUTRAL, marks: [slowed] }];
    const { find, events } = round({ creatures: held }, { 'g-mimique': '9-coeur' });
    expect(find('mimique-1').marks).toEqual([]);
    const types = events.map((e) => e.type);
    expect(types.indexOf('markLost')).toBeGreaterThan(types.indexOf('turnsOpened'));
    expect(types.indexOf('markLost')).toBeLessThan(types.indexOf('turnsClosed'));
  });

  test('[AD1-INIT-08] with two cards, a group takes a full turn at each', () => {
    const spent = creatures.map((creature) => ({ ...creature, reactions: 0 }));
    const { seats, find } = round({ creatures: spent, state: {} }, { 'g-mimique': ['roi-coeur', '5-coeur'] });
    expect(seats).toEqual(['g-mimique 0', 'g-mimique 0']);
    // One Réaction a figure for the Round, whatever its turns.
    expect(find('mimique-1').reactions).toBe(0);
  });
});
