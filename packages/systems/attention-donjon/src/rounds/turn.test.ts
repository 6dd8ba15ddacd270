import type { Figure, Turn } from '@souterrain/crawl';
import { type ActionType, beginTurn, canSpend, endTurn, flag, refund, spend } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { play, quiet, scene } from '../../testing/index.ts';
import type { Scene } from '../../testing/scene.ts';
import type { AD1 } from '../world/ad1.ts';

const M = 'mouvement';
const S = 'standard';
const B = 'bonus';
const C = 'complexe';

/** Spends these in order; false at the first that is refused. */
function legal(...types: readonly ActionType[]): boolean {
  const { value } = play({}, function* (g, find) {
    const hero = find('h1');
    yield* beginTurn(g, hero);
    for (const type of types) {
      if (!canSpend(g, hero, type)) return false;
      spend(g, hero, type);
    }
    return true;
  });
  return value;
}

const inTurn = (given: Scene, body: (g: AD1, hero: Figure) => void) =>
  play(given, function* (g, find) {
    yield* beginTurn(g, find('h1'));
    body(g, find('h1'));
  });

describe('the two Actions of a turn', () => {
  test('[AD1-TURN-08] two Actions at the start', () => {
    const { state } = inTurn({}, () => {});
    const fresh: Turn = { figure: 'h1', actions: 2, standard: false, bonus: false, movements: 0, flags: [] };
    expect(state.turn).toEqual(fresh);
  });

  test('[AD1-TURN-09] both Actions may be movements', () => expect(legal(M, M)).toBe(true));

  test('[AD1-TURN-10] one standard action at most', () => expect(legal(S, S)).toBe(false));

  test('[AD1-TURN-11] one bonus action at most', () => expect(legal(B, B)).toBe(false));

  test('[AD1-TURN-12] a complex action needs both Actions and leaves none', () => {
    expect([legal(C), legal(M, C), legal(C, M)]).toEqual([true, false, false]);
  });

  test.each<[ActionType[], boolean]>([
    [[M, M], true],
    [[M, S], true],
    [[M, B], true],
    [[S, B], true],
    [[C], true],
    [[M], true],
    [[S], true],
    [[B], true],
    [[], true],
    [[S, S], false],
    [[B, B], false],
    [[C, M], false],
    [[C, S], false],
    [[C, B], false],
    [[M, M, S], false],
  ])('[AD1-TURN-13] [AD1-TURN-14] %j in this order: %s', (types, expected) => {
    expect(legal(...types)).toBe(expected);
    if (expected) expect(legal(...types.toReversed())).toBe(true);
  });

  test('[AD1-TURN-30] a refunded bonus action leaves both Actions for a complex one, a spent one does not', () => {
    const after = (given: boolean) => {
      let possible: boolean | undefined;
      inTurn({}, (g, hero) => {
        spend(g, hero, B);
        if (given) refund(g, hero, B);
        possible = canSpend(g, hero, C);
      });
      return possible;
    };
    expect([after(true), after(false)]).toEqual([true, false]);
  });

  test('[AD1-TURN-30] what is free stays allowed after a complex action', () => expect(legal(C, 'libre')).toBe(true));

  test('[AD1-TURN-14] nothing is left once the turn has ended, nor in the turn of somebody else', () => {
    const state = scene({ heroes: [{}, {}], state: { generated: quiet() } });
    play(state, function* (g, find) {
      yield* beginTurn(g, find('h1'));
      expect(canSpend(g, find('h2'), M)).toBe(false);
      yield* endTurn(g, find('h1'));
      expect(canSpend(g, find('h1'), M)).toBe(false);
    });
    expect(state.turn).toBeNull();
  });

  test('a turn may be declared over by what happens in it', () => {
    inTurn({}, (g, hero) => {
      flag(g, hero, 'fini');
      expect([canSpend(g, hero, M), canSpend(g, hero, 'libre')]).toEqual([false, false]);
    });
  });
});
