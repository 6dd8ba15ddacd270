import { canPush, classicMoves, inContact, placementSteps, zonesBetween } from '@souterrain/crawl/movement';
import { playNext } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/groups.ts';
import { dealt, on, play, quiet, type Scene, scene } from '../../testing/index.ts';
import { plain } from '../../testing/jets.ts';
import { recuperer } from '../health/actions.ts';
import type { AD2State } from '../state.ts';

const rat = (x: number, y: number) => ({ id: 'homme-rat', at: [x, y] as const });

/** The same scene in a room without squares. */
function withoutSquares(given: Scene): AD2State {
  const state = scene(given);
  const { drawn } = state.board;
  return { ...state, board: { ...state.board, drawn: { scene: { ...drawn!.scene!, loose: true } } } };
}

const two: Scene = {
  drawing: framed('aaabbb', 'aaabbb'),
  heroes: [{ ...plain, at: [0, 0], sante: 1 }],
  creatures: [rat(2, 1), rat(2, 0), rat(3, 1)],
};

describe('a room without squares', () => {
  test('[AD2-XMOUV-04] all those of a zone are adjacent, and none of another', () => {
    const touching = (state: AD2State) =>
      state.figures.map((one) => state.figures.filter((other) => inContact(on(state), one, other)).length);
    expect(touching(withoutSquares(two))).toEqual([2, 2, 2, 0]);
    expect(touching(scene(two))).toEqual([0, 2, 2, 2]);
  });

  test('[AD2-XMOUV-04] so nobody is pushed by somebody of the same zone', () => {
    const given = {
      drawing: framed('aaa', 'aaa', 'aaa'),
      heroes: [{ ...plain, at: [0, 0] as const }],
      creatures: [rat(1, 1)],
    };
    const pushed = (state: AD2State) => canPush(on(state), state.figures[0]!.cell, state.figures[1]!);
    expect([pushed(withoutSquares(given)), pushed(scene(given))]).toEqual([false, true]);
  });

  test('[AD2-XMOUV-03] a zone holds its capacity less its occupants', () => {
    const state = withoutSquares(two);
    const [hero, , , other] = state.figures;
    expect(placementSteps(on(state), hero!)).toHaveLength(6 - 3);
    expect(classicMoves(on(state), hero!)).toHaveLength(6 - 1);
    expect(zonesBetween(on(state), hero!.cell, other!.cell)).toBe(1);
  });

  test('[AD2-XMOUV-04] [AD2-XSANTE-06] every enemy of the zone is in the way, those of the next one are not', () => {
    const difficulty = (state: AD2State) =>
      play(state, (g, find) => recuperer(g, find('h1')), { dice: [[1, 1]] }).of('jetSettled')[0]!.difficulty;
    expect([difficulty(withoutSquares(two)), difficulty(scene(two))]).toEqual([7, 5]);
  });

  test('[AD2-XMOUV-03] monsters find their way through', () => {
    const state = withoutSquares({
      drawing: framed('aabbcc', 'aabbcc'),
      heroes: [{ ...plain, at: [5, 1] }],
      creatures: [rat(0, 0)],
      state: { generated: quiet(), scenario: 'calme', ...dealt({ 'g-homme-rat': '9-coeur' }) },
    });
    const { find } = play(state, (g) => playNext(g)!);
    expect(zonesBetween(on(state), find('homme-rat-1').cell, find('h1').cell)).toBe(0);
  });
});
