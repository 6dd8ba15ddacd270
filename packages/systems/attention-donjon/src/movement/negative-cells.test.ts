import { actionsOf } from '@souterrain/crawl/rounds';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { take, turnOf } from '../../testing/combat.ts';
import { framed } from '../../testing/drawing.ts';
import { at, play, type Scene, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';

/** The same scene, with its north-west square at (-3, -3). */
function shifted(given: Scene): AD1State {
  const state = scene({ ...given, state: { turn: turnOf('h1'), ...given.state } });
  const rooms = state.board.rooms.map((room) => ({ ...room, x: -3, y: -3 }));
  return { ...state, board: { ...state.board, rooms } };
}

const idsOf = (state: AD1State): readonly string[] =>
  play(state, function* (g, find) {
    return actionsOf(g, find('h1')).map(({ id }) => id);
  }).value;

const isKebab = (id: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);

describe('squares north or west of the first room', () => {
  const archer = { at: [-2, -2] as const, items: ['arc-court'], talents: ['pas-de-cote'], heroisme: 0 };

  test('[AD1-TRAQ-09] [AD1-EQUIP-06] [AD1-COMBAT-31] ids of actions stay kebab-case', () => {
    const state = shifted({
      drawing: framed('aaaa', 'aaBa', 'aaaa'),
      legend: { B: { zone: 'a', feature: 'barricade' } },
      heroes: [archer],
      state: { piles: [{ cell: at([-3, -3]), items: [], deniers: 4 }] },
    });
    const ids = idsOf(state);
    expect(ids).toEqual(
      expect.arrayContaining([
        'pas-de-cote-m1-m3',
        'ramasser-deniers-m3-m3',
        'attaquer-arc-court-case-m1-m2',
        'pas-m2-m3',
      ]),
    );
    expect(ids.filter((id) => !isKebab(id))).toEqual([]);
  });

  test('[AD1-BERS-18] [AD1-EQUIP-08] ids of squares to choose too', () => {
    const wild = { at: [-3, -3] as const, items: ['epee', 'bombe'], talents: ['bond-meurtrier'], heroisme: 0 };
    const given: Scene = { heroes: [wild], creatures: [{ id: 'orque', at: [-1, -1] }] };
    const leap = play(
      shifted(given),
      (g, find) => take(g, find('h1'), { of: actionsOf, id: 'bond-meurtrier-orque-1' }),
      {
        decisions: ['case-m2-m1', 'attaquer-epee-orque-1'],
        dice: [[1, 1]],
      },
    );
    expect(leap.find('h1').cell).toBe(cellAt(-2, -1));
    const thrown = play(shifted(given), (g, find) => take(g, find('h1'), { of: actionsOf, id: 'utiliser-i1-2' }), {
      decisions: ['case-m1-m3'],
      dice: [[1, 1]],
    });
    expect(thrown.asked[0]!.options.filter(({ id }) => !isKebab(id))).toEqual([]);
  });
});

describe('talents that move', () => {
  const load = ['outils', 'outils', 'outils', 'outils'];
  const moves = (items: readonly string[]) =>
    idsOf(
      scene({
        heroes: [{ items: ['arc-court', 'epee', ...items], talents: ['pas-de-cote', 'bond-meurtrier'], at: [0, 0] }],
        creatures: [{ id: 'orque', at: [3, 3] }],
        state: { turn: turnOf('h1') },
      }),
    ).filter((id) => id.startsWith('pas-de-cote') || id.startsWith('bond'));

  test('[AD1-TRES-22] an overloaded hero is not moved by its talents', () => {
    expect(moves([]).length).toBeGreaterThan(2);
    expect(moves(load)).toEqual([]);
  });
});
