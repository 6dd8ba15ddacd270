import type { Mark } from '@souterrain/crawl';
import { preparation, resolution, resolveInOrder } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';

const log: string[] = [];
know(
  {
    id: 'brasier',
    rule: 'AD1-RESOL-02',
    *resolution(g, { who }) {
      log.push('brasier commence');
      g.emit({ type: 'markGained', figure: who.id, mark: { id: 'roussi', until: { in: 'removed' } }, rules: [] });
      log.push('brasier finit');
    },
  },
  {
    id: 'herbes',
    rule: 'AD1-RESOL-02',
    *resolution() {
      log.push('herbes');
    },
  },
);

const brazier: Mark = { id: 'brasier', until: { in: 'rounds', left: 1 } };

function resolved(marks: readonly (string | Mark)[][], decisions: readonly string[], lastPlayer = 0) {
  log.length = 0;
  const state = scene({ heroes: marks.map((m) => ({ marks: m })), state: { generated: quiet(), lastPlayer } });
  return play(state, (g) => resolution(g), { decisions });
}

describe('Résolution des effets', () => {
  test('[AD1-RESOL-02] [AD1-RESOL-03] each effect is finished before the next; the players choose the order', () => {
    resolved([[brazier], ['herbes']], ['brasier-h1']);
    expect(log).toEqual(['brasier commence', 'brasier finit', 'herbes']);
    resolved([[brazier], ['herbes']], ['herbes-h2']);
    expect(log).toEqual(['herbes', 'brasier commence', 'brasier finit']);
  });

  test('[AD1-RESOL-04] the player who acted last orders them', () => {
    const { asked } = resolved([[brazier], ['herbes']], ['herbes-h2'], 1);
    expect(asked).toMatchObject([{ id: 'ordre-des-effets', seat: 1, rule: 'AD1-RESOL-03' }]);
  });

  test('[AD1-RESOL-04] they are offered from the oldest to the most recent', () => {
    const effects = [2, 1, 2].map((age, i) => ({ id: `e${i}-${age}`, label: 'e', age, *run() {} }));
    const asked = { id: 'ordre-des-effets', seat: 0, rule: 'AD1-RESOL-03' } as const;
    const ran = play({ state: { generated: quiet() } }, (g) => resolveInOrder(g, { ...asked, effects }), {
      decisions: ['e1-1', 'e0-2'],
    });
    expect(ran.asked[0]!.options.map(({ id }) => id)).toEqual(['e1-1', 'e0-2', 'e2-2']);
  });

  test('[AD1-RESOL-05] the countdown comes after the actions of the effects', () => {
    const { events } = resolved([[brazier]], []);
    const types = events.map((e) => e.type);
    expect(types.indexOf('markGained')).toBeLessThan(types.indexOf('markLost'));
    const halo: Mark = { id: 'halo', until: { in: 'rounds', left: 2 } };
    const { marks } = resolved([[brazier, halo]], []).find('h1');
    expect(marks).toMatchObject([{ id: 'halo', until: { left: 1 } }, { id: 'roussi' }]);
  });

  test('an effect of a figure that is gone by then does not act', () => {
    log.length = 0;
    const state = scene({ heroes: [{ marks: [brazier] }, { marks: ['herbes'] }], state: { generated: quiet() } });
    state.figures[1]!.status = 'mort';
    play(state, (g) => resolution(g));
    expect(log).toEqual(['brasier commence', 'brasier finit']);
  });

  test('[AD1-RESOL-07] the Round ends, and the next one is prepared', () => {
    const state = scene({ heroes: [{}], state: { generated: quiet(), round: 3 } });
    const { events } = play(state, (g) => resolution(g));
    expect(state.phase).toBe('preparation');
    expect(events.at(-1)).toMatchObject({ type: 'phaseStarted', phase: 'fin-de-round', round: 3 });
    const next = play(state, (g) => preparation(g));
    expect(next.of('phaseStarted')).toMatchObject([{ phase: 'preparation', round: 4 }]);
  });
});
