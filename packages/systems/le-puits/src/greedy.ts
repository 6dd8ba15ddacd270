import type { Decision, Policy } from '@souterrain/kernel';
import type { LP } from './state.ts';

/** Climbs down as long as a fall costs less, on average, than the next landing brings. */
export const greedyPolicy: Policy<LP> = {
  choose({ options, seat }: Decision, { state, content }) {
    const { depth, coins } = state.climbers[seat]!;
    const next = content.landings[depth]!;
    const wanted = next.coins * (6 - next.danger) > coins * next.danger ? 'descendre' : 'remonter';
    return Math.max(
      0,
      options.findIndex(({ id }) => id === wanted),
    );
  },
};
