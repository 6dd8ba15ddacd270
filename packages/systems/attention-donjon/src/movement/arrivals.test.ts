import { arrive, effectAt, isMasked, makeMove, movementActions, pendingSquares } from '@souterrain/crawl/movement';
import { turnOf } from '@souterrain/crawl/testing';
import { worldOf } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { at, on, play, type Scene, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';

type At = readonly [number, number];
const legend = {
  L: { zone: 'a', feature: 'lave' },
  V: { zone: 'a', feature: 'precipice' },
  P: { zone: 'a', feature: 'piege' },
  I: { zone: 'a', feature: 'interrupteur' },
};

/** The hero of (0, 0) steps onto (1, 0). */
const step = (row: string, script: Parameters<typeof play>[2] = {}, more: Scene = {}) =>
  play(
    { drawing: framed(row), legend, heroes: [{ at: [0, 0], heroisme: 0 }], ...more },
    (g, find) => makeMove(g, find('h1'), { to: at([1, 0]), kind: 'pas' }),
    script,
  );

describe('squares that act', () => {
  test('[AD1-GRID-11] lava and a switch stay where they are; only a switch is counted', () => {
    const lava = step('aL', { dice: [[1, 1, 1, 1]] });
    expect([effectAt(on(lava.state), at([1, 0])), lava.state.tallies]).toEqual(['lave', {}]);
    expect(effectAt(on(step('aI').state), at([1, 0]))).toBe('interrupteur');
  });

  test('[AD1-GRID-11] out of a pit: the nearest squares of its own zone alone', () => {
    const { asked, find } = play(
      { drawing: framed('aaVb'), legend, heroes: [{ at: [3, 0], heroisme: 0 }] },
      (g, figure) => arrive(g, figure('h1'), { cell: at([2, 0]), how: 'bond' }),
    );
    expect([asked, find('h1').cell]).toEqual([[], at([1, 0])]);
    const heroes = [{ at: [0, 0] as At, heroisme: 0 }, { at: [1, 0] as At }];
    const taken = play({ drawing: framed('aaVa'), legend, heroes }, (g, figure) =>
      arrive(g, figure('h1'), { cell: at([2, 0]), how: 'bond' }),
    );
    expect([taken.asked, taken.find('h1').cell]).toEqual([[], at([3, 0])]);
  });

  test('[AD1-GRID-11] [AD1-RESOL-03] of all squares only lava acts again in Résolution', () => {
    const pending = (sign: string) =>
      play({ drawing: framed(`a${sign}`), legend, heroes: [{ at: [1, 0] }] }, function* (g) {
        return pendingSquares(g).map(({ id }) => id);
      }).value;
    expect(['L', 'V', 'P', 'I'].map(pending)).toEqual([['lave-h1'], [], [], []]);
  });

  test('[AD1-GRID-11] the player whose turn it is chooses the square, or whoever played last', () => {
    const fallen = (state: Partial<AD1State>) => {
      const heroes = [{ at: [1, 1] as At, heroisme: 0 }, { at: [5, 1] as At }, { at: [5, 2] as At }];
      const given = { drawing: framed('aaaaaa', 'aVaaaa', 'aaaaaa'), legend, heroes, state };
      return play(given, (g, find) => arrive(g, find('h1'), { cell: at([1, 1]), how: 'bond' }), {
        decisions: ['case-0-0'],
      }).asked.map(({ seat }) => seat);
    };
    expect([fallen({ turn: turnOf('h2'), lastPlayer: 2 }), fallen({ lastPlayer: 2 })]).toEqual([[1], [2]]);
  });

  test('[AD1-TMAG-05] [AD1-GRID-11] the wearer of Bottes de stabilité climbs out of a pit on its feet, if it wants', () => {
    const marks = (answer: string) => {
      const heroes = [{ at: [0, 0] as At, heroisme: 0, items: ['bottes-de-stabilite'] }];
      return step('aVV', { decisions: [answer] }, { heroes })
        .find('h1')
        .marks.map(({ id }) => id);
    };
    expect([marks('tenir-bon'), marks('se-laisser-faire')]).toEqual([[], ['a-terre']]);
  });

  test('[AD1-RESOL-02] lava burns nobody who died before its turn came', () => {
    const state = scene({ drawing: framed('aL'), legend, heroes: [{ at: [1, 0] }, { at: [0, 0] }] });
    const { events } = play(state, function* (g, find) {
      const [burning] = pendingSquares(g);
      find('h1').status = 'mort';
      yield* burning!.run();
    });
    expect(events).toEqual([]);
  });

  test('[AD1-FELI-05] [AD1-FELI-09] a leap within its zone is no charge; one into another zone is', () => {
    const flags = (x: number) =>
      play({ drawing: framed('aabb'), heroes: [{ at: [0, 0] }], state: { turn: turnOf('h1') } }, (g, find) =>
        arrive(g, find('h1'), { cell: at([x, 0]), how: 'bond' }),
      ).state.turn!.flags;
    expect([flags(1), flags(2)]).toEqual([[], ['change-de-zone']]);
  });
});

describe('what is offered', () => {
  const idsOf = (state: AD1State) =>
    movementActions(worldOf(attentionDonjon, state), state.figures[0]!).map(({ id }) => id);

  test.each<[string, At, At]>([
    ['in its zone', [0, 1], [1, 1]],
    ['in the next', [2, 0], [3, 1]],
  ])('[AD1-GRID-01] the square of another figure %s is not, wherever that one goes', (_, first, second) => {
    const state = scene({ drawing: framed('aabb', 'aabb'), heroes: [{ at: [0, 0] }, { at: first }] });
    const other = state.figures[1]!;
    const isOffered = ([x, y]: At) => idsOf(state).some((id) => id.endsWith(`-${x}-${y}`));
    for (const place of [first, second, first]) {
      other.cell = at(place);
      expect([first, second].filter(isOffered)).toEqual([first, second].filter((each) => each !== place));
      other.status = 'parti';
      expect([first, second].filter(isOffered)).toEqual([first, second]);
      other.status = 'plateau';
    }
  });

  test('[AD1-DODGE-03] [AD1-DODGE-04] each says the Esquive it needs here and now, and only those are rolled', () => {
    const state = scene({
      drawing: framed('aabb', 'aabb'),
      heroes: [{ at: [0, 0] }],
      creatures: [
        { id: 'orque', at: [1, 1] },
        { id: 'gobelin', at: [3, 1] },
      ],
    });
    const [, orc, goblin] = state.figures;
    const said = () => {
      const { params, rolls } = movementActions(worldOf(attentionDonjon, state), state.figures[0]!).find(
        ({ id }) => id === 'case-2-0',
      )!;
      return [params!.esquive, rolls];
    };
    const seen = [
      ['plateau', 'plateau'],
      ['plateau', 'parti'],
      ['parti', 'parti'],
      ['plateau', 'plateau'],
    ] as const;
    const found = seen.map(([here, there]) => {
      orc!.status = here;
      goblin!.status = there;
      return said();
    });
    expect(found).toEqual([
      ['difficile', true],
      ['ordinaire', true],
      ['aucune', false],
      ['difficile', true],
    ]);
  });

  test('[AD1-MOVE-14] a Pas de placement from contact to contact says that it is difficult', () => {
    const state = scene({
      drawing: framed('aabb', 'aabb'),
      heroes: [{ at: [1, 0] }],
      creatures: [
        { id: 'orque', at: [0, 0] },
        { id: 'gobelin', at: [3, 0] },
      ],
    });
    const stepping = movementActions(worldOf(attentionDonjon, state), state.figures[0]!).filter(({ id }) =>
      id.startsWith('pas-2'),
    );
    expect(stepping.map(({ id, params, rolls }) => [id, params!.esquive, rolls])).toEqual([
      ['pas-2-0', 'difficile', true],
      ['pas-2-1', 'difficile', true],
    ]);
  });
});

test('[AD1-GRID-09] [AD1-TCON-06] smoke hides nobody from who stands beside', () => {
  const state = scene({ drawing: framed('abb'), heroes: [{ at: [0, 0], marks: ['fumee'] }] });
  const hidden = ([1, 2] as const).map((x) => isMasked(on(state), at([x, 0]), at([0, 0])));
  expect(hidden).toEqual([false, true]);
});
