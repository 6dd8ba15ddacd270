import { arrive, effectAt, makeMove, pendingSquares, push } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { at, on, play, type Scene, scene } from '../../testing/index.ts';

const legend = {
  L: { zone: 'a', feature: 'lave' },
  V: { zone: 'a', feature: 'precipice' },
  P: { zone: 'a', feature: 'piege' },
  I: { zone: 'a', feature: 'interrupteur' },
};

/** The hero of (0, 0) steps onto (1, 0). */
function step(row: string | readonly string[], script: Parameters<typeof play>[2] = {}, more: Scene = {}) {
  const drawing = typeof row === 'string' ? framed(row) : framed(...row);
  return play(
    { drawing, legend, heroes: [{ at: [0, 0], heroisme: 0 }], ...more },
    (g, find) => makeMove(g, find('h1'), { to: at([1, 0]), kind: 'pas' }),
    script,
  );
}

describe('squares that act', () => {
  test('[AD1-GRID-11] lava rolls four dice of damage on arrival', () => {
    const { of, find } = step('aL', { dice: [[4, 5, 4, 1]], decisions: [] });
    expect(of('rollAnnounced')).toMatchObject([{ figure: null, target: 'h1', dice: 4, difficulty: 2 }]);
    expect(of('rollSettled')).toMatchObject([{ success: true, total: 2 }]);
    expect(find('h1').marks.map((m) => m.id)).toEqual(['secoue']);
  });

  test('[AD1-GRID-11] and again at each Résolution des effets, on those still there', () => {
    const state = scene({ drawing: framed('aL'), legend, heroes: [{ at: [1, 0] }, { at: [0, 0] }] });
    const burnt = play(
      state,
      function* (g) {
        const pending = pendingSquares(g);
        expect(pending.map((p) => p.id)).toEqual(['lave-h1']);
        yield* pending[0]!.run();
        state.figures[0]!.cell = at([0, 0]);
        yield* pending[0]!.run();
      },
      { dice: [[1, 1, 1, 1]] },
    );
    expect(burnt.of('squareTriggered')).toHaveLength(1);
  });

  test('[AD1-GRID-11] a trap rolls three dice, once', () => {
    const { of, state } = step('aP', { dice: [[1, 1, 1]] });
    expect(of('rollAnnounced')).toMatchObject([{ dice: 3 }]);
    expect(effectAt(on(state), at([1, 0]))).toBeUndefined();
  });

  test('[AD1-GRID-11] a pit costs two Santé, then lays the figure down beside it', () => {
    const { of, find, asked } = step(['aVV', 'aaa'], { decisions: ['case-1-1'] });
    expect(asked[0]!.options.map((o) => o.id)).toEqual(['case-0-0', 'case-0-1', 'case-1-1', 'case-2-1']);
    expect(find('h1')).toMatchObject({ sante: 2, cell: at([1, 1]) });
    expect(find('h1').marks.map((m) => m.id)).toEqual(['a-terre']);
    expect(of('figureMoved').map((e) => e.how)).toEqual(['pas', 'chute']);
  });

  test('[AD1-GRID-11] an orc pushed into a pit loses two Santé; dead, it stays there', () => {
    const { find, of } = play(
      { drawing: framed('aaV'), legend, heroes: [{ at: [0, 0] }], creatures: [{ id: 'orque', at: [1, 0] }] },
      (g, figure) => push(g, figure('h1'), figure('orque-1')),
    );
    expect(of('santeLost')).toMatchObject([{ figure: 'orque-1', by: 'precipice', sante: 0 }]);
    expect(find('orque-1')).toMatchObject({ status: 'mort', cell: at([2, 0]) });
    expect(of('figureMoved')).toHaveLength(1);
  });

  test('[AD1-GRID-11] with no empty square around, the figure stays on the edge', () => {
    const { find } = step('aVV', {}, { heroes: [{ at: [0, 0], heroisme: 0 }, { at: [2, 0] }] });
    expect(find('h1')).toMatchObject({ cell: at([0, 0]) });
    const full = play({ drawing: framed('V'), legend, heroes: [{ at: [0, 0], heroisme: 0 }] }, (g, figure) =>
      arrive(g, figure('h1'), { cell: at([0, 0]), how: 'bond' }),
    );
    expect(full.find('h1')).toMatchObject({ cell: at([0, 0]), sante: 2 });
  });

  test('[AD1-GRID-11] a switch is told and counted for the scenario', () => {
    const { state, events } = step('aI');
    expect(events.map((e) => e.type)).toEqual(['figureMoved', 'squareTriggered']);
    expect(state.tallies.interrupteurs).toBe(1);
  });

  test('[AD1-GRID-11] nothing happens on squares passed over, nor to those put on the board', () => {
    const past = play({ drawing: framed('aPa'), legend, heroes: [{ at: [0, 0] }] }, (g, find) =>
      makeMove(g, find('h1'), { to: at([2, 0]), kind: 'pas' }),
    );
    expect(past.events.map((e) => e.type)).toEqual(['figureMoved']);
    const waiting = scene({ drawing: framed('aP'), legend, heroes: [{ at: [0, 0] }] });
    waiting.figures[0]!.status = 'reserve';
    const put = play(waiting, (g, find) => arrive(g, find('h1'), { cell: at([1, 0]), how: 'arrivee' }));
    expect(put.events.map((e) => e.type)).toEqual(['figureMoved']);
    expect(put.find('h1')).toMatchObject({ status: 'plateau', cell: at([1, 0]) });
  });
});
