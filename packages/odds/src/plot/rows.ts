import { atLeast, type Distribution, exactly, highOf } from '../distribution.ts';

/** One line of a table or one bar of a plot: a total, or several neighbours when there are too many to show each. */
export interface Row {
  readonly from: number;
  readonly to: number;
  /** For each distribution: the chance of these totals, and that of `from` or more. */
  readonly chances: readonly number[];
  readonly atLeast: readonly number[];
}

/** Ends less likely than this, under a hundredth of a percent, are left out of what would not fit otherwise. */
export const NEGLIGIBLE = 5e-5;

/** Several distributions over the same totals, in `most` rows or fewer. */
export function rowsOf(distributions: readonly Distribution[], most: number): Row[] {
  const whole = endsOf(distributions, 0);
  const { low, high } = whole.high - whole.low < most ? whole : endsOf(distributions, NEGLIGIBLE);
  const width = Math.ceil((high - low + 1) / most);
  const rows: Row[] = [];
  for (let from = low; from <= high; from += width) {
    const to = Math.min(high, from + width - 1);
    rows.push({
      from,
      to,
      chances: distributions.map((d) => chanceWithin(d, from, to)),
      atLeast: distributions.map((d) => atLeast(d, from)),
    });
  }
  return rows;
}

function chanceWithin(d: Distribution, from: number, to: number): number {
  let sum = 0;
  for (let total = from; total <= to; total++) sum += exactly(d, total);
  return sum;
}

/** The totals left when ends that weigh `negligible` or less in every distribution are cut. */
function endsOf(distributions: readonly Distribution[], negligible: number): { low: number; high: number } {
  const lows = distributions.map((d) => d.low + skipped(d.chances, negligible));
  const highs = distributions.map((d) => highOf(d) - skipped(d.chances.toReversed(), negligible));
  return { low: Math.min(...lows), high: Math.max(...highs) };
}

function skipped(chances: Float64Array, negligible: number): number {
  let weight = 0;
  const first = chances.findIndex((chance) => {
    weight += chance;
    return weight > negligible;
  });
  return Math.max(0, first);
}
