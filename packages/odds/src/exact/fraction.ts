import { commonDivisor, ratio, type Tally } from './tally.ts';

/** A chance in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const common = commonDivisor(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** The chance that the total passes. */
export function chanceWhere(tally: Tally, passes: (total: number) => boolean): Fraction {
  const ways = tally.ways.reduce((sum, way, at) => (passes(tally.low + at) ? sum + way : sum), 0n);
  return fraction(ways, tally.of);
}

export const toDouble = ({ numerator, denominator }: Fraction): number => ratio(numerator, denominator);
