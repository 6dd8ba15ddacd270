import { mapTotals } from '../combine.ts';
import { atLeast, type Distribution } from '../distribution.ts';
import { doubles } from '../doubles.ts';
import { FAILURE, type Jet, jetsOf } from './jet.ts';
import { playsIn } from './play.ts';

export interface CheckOdds {
  readonly success: number;
  /** Surplus Réussites; a failed Jet has none (AD2-REU-14). */
  readonly reussites: Distribution;
}

/** Throws whose outcomes are somebody else's to name. */
export const { played, gambled } = playsIn(doubles);

/** `FAILURE` or the surplus Réussites of a Jet. */
export const outcomesOf = jetsOf(doubles);

/** AD2-JET-06 to AD2-POKER-17; AD2-JET-17, AD2-JET-18: a 6 is worth 7 by itself, so that 6 and 7 are as likely. */
export function check(jet: Jet): CheckOdds {
  const outcomes = outcomesOf(jet);
  return {
    success: atLeast(outcomes, 0),
    reussites: mapTotals(outcomes, surplus),
  };
}

export const surplus = (outcome: number): number => (outcome === FAILURE ? 0 : outcome);
