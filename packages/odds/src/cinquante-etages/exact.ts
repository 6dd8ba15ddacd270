import { type Fraction, fraction } from '../exact/fraction.ts';
import { commonDivisor, type Tally } from '../exact/tally.ts';
import { type Duel, endingOf, stagesOf, waysOf } from './chain.ts';
import { type Outcome, WAYS } from './exchange.ts';
import { type Cells, type Scaled, scaledWeights } from './weights.ts';

/** The figures of `DuelOdds` as fractions. */
export interface ExactDuelOdds {
  readonly wins: Fraction;
  readonly loses: Fraction;
  readonly unsettled: Fraction;
  readonly pv: Tally;
  readonly creaturePv: Tally;
  readonly exchanges: Fraction;
}

/** The duel of `duel.ts` in whole numbers, whose digits grow with the PV: some three for each. */
export function exactDuel(order: Duel): ExactDuelOdds {
  const stages = stagesOf(order);
  const { opening = [], whole, broken } = stages;
  const base = [opening, whole, broken].map(denominatorOf).reduce(commonMultiple, 1n);
  const weights = scaledWeights(base);
  const { pv, creaturePv, unsettled, exchanges } = endingOf(order, stages, weights);
  const reduced = ({ numerator, power }: Scaled): Fraction => fraction(numerator, weights.raised(power));
  const tally = (cells: Cells<Scaled>): Tally => {
    const all = Array.from(cells);
    const power = Math.max(...all.map((cell) => cell.power));
    return {
      low: 0,
      ways: all.map((cell) => cell.numerator * weights.raised(power - cell.power)),
      of: weights.raised(power),
    };
  };
  return {
    wins: reduced(creaturePv[0] as Scaled),
    loses: reduced(pv[0] as Scaled),
    unsettled: reduced(unsettled),
    pv: tally(pv),
    creaturePv: tally(creaturePv),
    exchanges: reduced(exchanges),
  };
}

const commonMultiple = (a: bigint, b: bigint): bigint => (a / commonDivisor(a, b)) * b;

/** What the share of each outcome, and the exchanges that it takes, are whole numbers over. */
function denominatorOf(outcomes: readonly Outcome[]): bigint {
  if (outcomes.length === 0) return 1n;
  const common = outcomes.reduce((divisor, { ways }) => commonDivisor(divisor, BigInt(ways)), BigInt(WAYS));
  return BigInt(waysOf(outcomes)) / common;
}
