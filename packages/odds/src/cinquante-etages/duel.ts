import type { Distribution } from '../distribution.ts';
import { type Duel, endingOf, stagesOf } from './chain.ts';
import { doubleWeights } from './weights.ts';

export type { Duel } from './chain.ts';

export interface DuelOdds {
  readonly wins: number;
  readonly loses: number;
  /** Neither side can hurt the other any more: C50-CBT-10. */
  readonly unsettled: number;
  /** PV of the hero at the end; 0 for a hero who died. */
  readonly pv: Distribution;
  readonly creaturePv: Distribution;
  /** The mean number of exchanges of a duel that ends. */
  readonly exchanges: number;
}

/** The whole duel: exact but for the rounding of doubles, each chance a sum of positive products. */
export function duel(order: Duel): DuelOdds {
  const { pv, creaturePv, unsettled, exchanges } = endingOf(order, stagesOf(order), doubleWeights);
  return {
    wins: creaturePv[0] as number,
    loses: pv[0] as number,
    unsettled,
    pv: { low: 0, chances: pv as Float64Array },
    creaturePv: { low: 0, chances: creaturePv as Float64Array },
    exchanges,
  };
}
