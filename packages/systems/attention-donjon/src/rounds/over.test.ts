import { initiative, playNext, preparation, resolution } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { dealt, play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';

const acted: string[] = [];
know(
  {
    id: 'catastrophe',
    rule: 'AD1-SCEN-04',
    *turnStart(g) {
      g.emit({ type: 'scenarioEnded', result: 'defaite', why: 'evenement', rules: [] });
    },
    *resolution(g) {
      g.emit({ type: 'scenarioEnded', result: 'defaite', why: 'evenement', rules: [] });
    },
  },
  {
    id: 'herbes',
    rule: 'AD1-RESOL-02',
    *resolution() {
      acted.push('herbes');
    },
  },
);

describe('once the scenario has ended', () => {
  const lost = { id: 'perdu', cards: ['dame-pique'], longevity: null, effects: [{ defeat: true }] } as const;
  const other = { id: 'autre', cards: ['3-coeur'], longevity: null, effects: [{ nothing: true }] } as const;

  test('[AD1-SCEN-04] [AD1-EVEN-10] no other unexpected event follows, the highest card first', () => {
    const events = { unexpected: [lost, other] };
    const { of } = play({ heroes: [{}, {}], state: { generated: quiet({ events }) } }, (g) => initiative(g), {
      cards: [['3-coeur'], ['dame-pique']],
    });
    expect(of('unexpectedEventStarted').map(({ event }) => event)).toEqual(['perdu']);
  });

  test('[AD1-SCEN-03] a group whose turn had just begun does not play it', () => {
    const creatures = [{ id: 'orque', at: [1, 0] as const, marks: ['catastrophe'] }];
    const state = scene({ creatures, state: { generated: quiet(), ...dealt({ 'g-orque': '9-coeur' }) } });
    const { of } = play(state, (g) => playNext(g)!);
    expect([of('turnsOpened').length, of('turnStarted')]).toEqual([1, []]);
  });

  test('[AD1-SCEN-03] the effects that were still to come do not act', () => {
    acted.length = 0;
    const heroes = [{ marks: ['catastrophe'] }, { marks: ['herbes'] }];
    play({ heroes, state: { generated: quiet() } }, (g) => resolution(g), { decisions: ['catastrophe-h1'] });
    expect(acted).toEqual([]);
  });

  test('[AD1-SCEN-03] no Réaction comes back at a Préparation that ends it', () => {
    const generated = quiet({ objective: { survive: 3 } });
    const state = scene({ heroes: [{ reactions: 0 }], state: { generated, round: 3 } });
    const { of } = play(state, (g) => preparation(g));
    expect([state.result, of('reactionsRestored')]).toEqual(['victoire', []]);
  });
});

test('[AD1-TURN-27] the Réaction of a figure that left the board does not come back', () => {
  const state = scene({ heroes: [{ reactions: 0 }, { reactions: 0 }], state: { generated: quiet() } });
  state.figures[1]!.status = 'parti';
  play(state, (g) => preparation(g));
  expect(state.figures.map(({ reactions }) => reactions)).toEqual([1, 0]);
});

test('[AD1-HRSM-20] [AD1-Q-25] nobody replaces a creature that died', () => {
  const state = scene({
    heroes: [{}],
    creatures: [{ id: 'orque', at: [3, 3] }],
    variants: { heroReplacement: 'preparation' },
    state: { generated: quiet() },
  });
  state.figures[1]!.status = 'mort';
  const { of, asked } = play(state, (g) => preparation(g));
  expect([of('heroReplaced'), asked, state.figures.length]).toEqual([[], [], 2]);
});
