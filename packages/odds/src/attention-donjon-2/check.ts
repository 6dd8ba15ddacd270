import { mapTotals } from '../combine.ts';
import { atLeast, type Distribution } from '../distribution.ts';
import { doubles } from '../doubles.ts';
import { chanceWhere, type Fraction } from '../exact/fraction.ts';
import { type Tally, tallies } from '../exact/tally.ts';
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

/** AD2-JET-06 to AD2-POKER-17. */
export function check(jet: Jet): CheckOdds {
  const outcomes = outcomesOf(jet);
  return {
    success: atLeast(outcomes, 0),
    reussites: mapTotals(outcomes, surplus),
  };
}

const surplus = (outcome: number): number => (outcome === FAILURE ? 0 : outcome);

/** The outcomes of a Jet in whole numbers of ways. */
export const exactOutcomesOf: (jet: Jet) => Tally = jetsOf(tallies);

/** The surplus Réussites of `check` in whole numbers of ways. */
export const exactReussites = (jet: Jet): Tally => tallies.map(exactOutcomesOf(jet), surplus);

export const exactSuccess = (jet: Jet): Fraction => chanceWhere(exactOutcomesOf(jet), (outcome) => outcome !== FAILURE);
