import type { CheckOrder } from '../checks/order.ts';
import type { HBState } from '../state.ts';
import { areChecksCounted, resultOf } from './check.ts';
import { type Odds, prospect, summaryOf } from './prospect.ts';

/** HB-SOLO-08: a d6 each time, and something comes on a 1. */
export const wanderingOdds =
  (rolls: number): NonNullable<Odds> =>
  () =>
    summaryOf([prospect('cote-tranquille', (5 / 6) ** rolls)]);

/** HB-MRL-01, HB-MRL-02: each tests by itself. */
export function moraleOdds(state: HBState, checks: readonly CheckOrder[]): Odds {
  if (!areChecksCounted(state)) return undefined;
  return () => {
    const holds = checks.map((order) => resultOf(state, order).success);
    return summaryOf([
      prospect(
        'cote-tous-tiennent',
        holds.reduce((all, chance) => all * chance, 1),
      ),
      prospect(
        'cote-tous-fuient',
        holds.reduce((all, chance) => all * (1 - chance), 1),
      ),
    ]);
  };
}
