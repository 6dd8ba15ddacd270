import { makeMove } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { at, play, quiet } from '../../testing/index.ts';
import type { Scene } from '../../testing/scene.ts';

const DRAWING = framed('aaabbb', 'aaabbb', 'aaabbb');
const HERO = { at: [1, 1] as const, heroisme: 0 };
const step = { to: at([3, 1]), kind: 'classique' } as const;

/** A hero fails to leave the zone: whoever is next to it strikes, and misses. */
function failed(
  orcs: readonly { readonly at: readonly [number, number]; readonly reactions?: number }[],
  dice: number[][],
) {
  const given: Scene = {
    drawing: DRAWING,
    heroes: [HERO],
    creatures: orcs.map((orc) => ({ id: 'orque', ...orc })),
    state: { generated: quiet() },
  };
  const decisions = orcs.length > 2 ? ['orque-1', 'orque-2'] : [];
  return play(given, (g, find) => makeMove(g, find('h1'), step), { dice: [[1, 1, 1], ...dice], decisions });
}

const MISS = [2, 2, 2];

describe('Réactions', () => {
  test('[AD1-TURN-25] [AD1-TURN-26] one free attack when an enemy fails its Esquive; then none is left', () => {
    const { of, find } = failed([{ at: [0, 0] }], [MISS]);
    expect(of('attackDeclared')).toHaveLength(1);
    expect(find('orque-1').reactions).toBe(0);
  });

  test('[AD1-TURN-27] a Réaction already used this Round gives none', () => {
    expect(failed([{ at: [0, 0], reactions: 0 }], []).of('attackDeclared')).toEqual([]);
  });

  test('[AD1-TURN-27] used against one hero, it is not there for the next who fails in the same Round', () => {
    const heroes = [HERO, { at: [1, 0] as const, heroisme: 0 }];
    const given: Scene = { drawing: DRAWING, heroes, creatures: [{ id: 'orque', at: [0, 1] }] };
    const { of } = play(
      { ...given, state: { generated: quiet() } },
      function* (g, find) {
        yield* makeMove(g, find('h1'), step);
        yield* makeMove(g, find('h2'), { to: at([3, 0]), kind: 'classique' });
      },
      { dice: [[1, 1, 1], MISS, [1, 1, 1]] },
    );
    expect(of('dodgeSettled').map(({ success }) => success)).toEqual([false, false]);
    expect(of('attackDeclared').map(({ target }) => target)).toEqual(['h1']);
  });

  test('[AD1-TURN-28] each figure of a group has its own: three free attacks', () => {
    const { of, asked } = failed([{ at: [0, 0] }, { at: [1, 0] }, { at: [2, 0] }], [MISS, MISS, MISS]);
    expect(of('attackDeclared').map(({ figure }) => figure)).toEqual(['orque-1', 'orque-2', 'orque-3']);
    expect(asked.every(({ seat }) => seat === 0)).toBe(true);
  });
});
