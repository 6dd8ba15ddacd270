import type { Mark, Until } from '@souterrain/crawl';
import { beginTurn, endTurn, preparation, resolution, takeTurn } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { dealt, play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Scene } from '../../testing/scene.ts';
import type { AD1State } from '../state.ts';

const order: string[] = [];
know(
  { id: 'fige', rule: 'AD1-TURN-08', bans: ['actions', 'mouvement', 'reveler'] },
  {
    id: 'premier',
    rule: 'AD1-TURN-29',
    *turnStart(_g, { who }) {
      order.push(`premier ${who.marks.some((m) => m.id === 'halo')}`);
    },
  },
  {
    id: 'second',
    rule: 'AD1-TURN-29',
    *turnStart() {
      order.push('second');
    },
  },
  { id: 'endormi', rule: 'AD1-TURN-29', starts: () => false, *turnStart() {} },
);

const marked = (until: Until): Mark => ({ id: 'halo', until });
const nextTurn = (edge: 'start' | 'end', since = 1): Until => ({ in: 'turn', of: 'h1', edge, since });

/** The marks of h1 after the end of a Round in which its turn was taken, lost or never came. */
function closed(until: Until, { slot, ...given }: Scene & { slot?: 'joue' | 'perdu' } = {}): Until | undefined {
  const state = scene({
    heroes: [{ marks: [marked(until)] }],
    ...given,
    state: { generated: quiet(), ...given.state },
  });
  if (slot) {
    Object.assign(state, dealt({ h1: '4-coeur' }));
    state.order[0]!.status = slot;
  }
  play(state, (g) => resolution(g));
  return state.figures[0]!.marks[0]?.until;
}

const hasHalo = (state: AD1State) => state.figures[0]!.marks.some((mark) => mark.id === 'halo');

describe('effects counted in Rounds', () => {
  test('[AD1-ROUND-03] [AD1-RESOL-05] one Round less at each Résolution, and gone at zero', () => {
    expect(closed({ in: 'rounds', left: 2 })).toEqual({ in: 'rounds', left: 1 });
    expect(closed({ in: 'rounds', left: 1 })).toBeUndefined();
  });

  test('[AD1-ROUND-04] an effect of one Round is gone before the next, whenever it began', () => {
    const state = scene({ heroes: [{ marks: ['fige'] }], state: { generated: quiet(), round: 5 } });
    play(state, function* (g, find) {
      yield* beginTurn(g, find('h1'));
      g.emit({ type: 'markGained', figure: 'h1', mark: marked({ in: 'rounds', left: 1 }), rules: [] });
      yield* endTurn(g, find('h1'));
      expect(hasHalo(state)).toBe(true);
      yield* resolution(g);
      expect(hasHalo(state)).toBe(false);
      yield* preparation(g);
    });
    expect(state.round).toBe(6);
  });
});

describe('effects until the next turn', () => {
  test('[AD1-ROUND-05] one taken in Round 1 lasts until the turn of Round 2', () => {
    const state = scene({ heroes: [{ marks: ['fige', marked(nextTurn('start'))] }], state: { generated: quiet() } });
    Object.assign(state, dealt({ h1: '9-coeur' }));
    state.order[0]!.status = 'joue';
    play(state, function* (g, find) {
      yield* resolution(g);
      yield* preparation(g);
      expect(hasHalo(state)).toBe(true);
      yield* beginTurn(g, find('h1'));
      expect(hasHalo(state)).toBe(false);
    });
  });

  test('[AD1-ROUND-05] one until the end of the turn lasts through it', () => {
    const state = scene({ heroes: [{ marks: [marked(nextTurn('end'))] }], state: { generated: quiet() } });
    play(state, function* (g, find) {
      yield* beginTurn(g, find('h1'));
      expect(hasHalo(state)).toBe(true);
      yield* endTurn(g, find('h1'));
      expect(hasHalo(state)).toBe(false);
    });
  });

  test('[AD1-ROUND-05] one that begins in a turn waits for the next one', () => {
    const state = scene({ heroes: [{ marks: ['fige'] }], state: { generated: quiet() } });
    play(state, function* (g, find) {
      yield* beginTurn(g, find('h1'));
      g.emit({ type: 'markGained', figure: 'h1', mark: marked(nextTurn('end')), rules: [] });
      yield* endTurn(g, find('h1'));
      expect(hasHalo(state)).toBe(true);
      yield* takeTurn(g, find('h1'));
      expect(hasHalo(state)).toBe(false);
    });
  });

  test('[AD1-RESOL-06] kept when its character acted this Round', () => {
    expect(closed(nextTurn('start', 1), { slot: 'joue', state: { round: 2 } })).toBeDefined();
  });

  test('[AD1-ROUND-07] [AD1-ROUND-08] [AD1-Q-28] kept in the Round it began in; ended after one more without a turn', () => {
    expect(closed(nextTurn('start', 1), { state: { round: 1 } })).toBeDefined();
    expect(closed(nextTurn('start', 1), { state: { round: 2 } })).toBeUndefined();
    expect(closed(nextTurn('start', 1), { slot: 'perdu', state: { round: 2 } })).toBeUndefined();
  });

  test('[AD1-Q-28] or ended by the first Round without a turn, even the one it began in', () => {
    const variants = { nextTurnExpiry: 'first' } as const;
    expect(closed(nextTurn('start', 1), { variants, state: { round: 1 } })).toBeUndefined();
    expect(closed(nextTurn('start', 1), { variants, slot: 'joue', state: { round: 1 } })).toBeDefined();
  });
});

describe('the start of a turn', () => {
  test('[AD1-TURN-29] effects that end there end first; then the others act, in the order the player chooses', () => {
    order.length = 0;
    const marks = ['fige', 'premier', 'second', 'endormi', marked(nextTurn('start'))];
    const { asked } = play(
      { heroes: [{ marks }], state: { generated: quiet() } },
      (g, find) => takeTurn(g, find('h1')),
      { decisions: ['second-h1'] },
    );
    expect(order).toEqual(['second', 'premier false']);
    expect(asked.map(({ id, options }) => [id, options.map((o) => o.id)])).toEqual([
      ['debut-du-tour', ['premier-h1', 'second-h1']],
    ]);
  });
});
