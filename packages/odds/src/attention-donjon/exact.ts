import { chanceWhere, type Fraction, fraction } from '../exact/fraction.ts';
import { exactPools } from '../exact/pool.ts';
import { type Tally, tallies } from '../exact/tally.ts';
import type { Check, Roll } from './check.ts';
import { facesOf, modeOf } from './faces.ts';
import { floored } from './goals.ts';

/** A roll whose sixes are all kept. Gambles go on without end, so their chances are no finite sums: see `gambles.ts`. */
export type ExactRoll = Omit<Roll, 'poker'>;

/** The net totals of a roll in whole numbers of ways. */
function netTotals(roll: ExactRoll): Tally {
  const nets = exactPools.pool(facesOf(modeOf(roll)), Math.max(0, roll.dice));
  return { ...nets, low: nets.low + (roll.bonus ?? 0) };
}

/** The final totals of a roll without a Coup de poker, in whole numbers of ways. */
export const exactTotals = (roll: ExactRoll): Tally => tallies.map(netTotals(roll), floored);

/** The success of `check` without a Coup de poker, as a fraction. */
export const exactSuccess = ({ difficulty, ...roll }: ExactRoll & Pick<Check, 'difficulty'>): Fraction =>
  chanceWhere(netTotals(roll), (net) => floored(net) >= difficulty);

/** The success of `opposed` without a Coup de poker, as a fraction. */
export function exactOpposed({ attacker, defender, minimum = 2 }: ExactOpposed): Fraction {
  const mine = netTotals(attacker);
  const its = netTotals(defender);
  let won = 0n;
  mine.ways.forEach((ways, at) => {
    const total = floored(mine.low + at);
    if (ways === 0n || total < minimum) return;
    its.ways.forEach((others, other) => {
      if (floored(its.low + other) < total) won += ways * others;
    });
  });
  return fraction(won, mine.of * its.of);
}

export interface ExactOpposed {
  readonly attacker: ExactRoll;
  readonly defender: ExactRoll;
  readonly minimum?: number;
}
