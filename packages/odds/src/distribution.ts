/** The chance of each whole total, from `low` up: `chances[i]` is that of `low + i`. The ends may hold zeros. */
export interface Distribution {
  readonly low: number;
  readonly chances: Float64Array;
}

export const always = (total: number): Distribution => ({ low: total, chances: Float64Array.of(1) });

export const highOf = (d: Distribution): number => d.low + d.chances.length - 1;

export function exactly(d: Distribution, total: number): number {
  return d.chances[total - d.low] ?? 0;
}

export function atLeast(d: Distribution, total: number): number {
  const { chances } = d;
  const first = Math.max(0, Math.ceil(total) - d.low);
  if (first === 0) return 1;
  let sum = 0;
  for (let at = chances.length - 1; at >= first; at--) sum += chances[at] as number;
  return Math.min(sum, 1);
}

export function atMost(d: Distribution, total: number): number {
  const { chances } = d;
  const last = Math.floor(total) - d.low;
  if (last >= chances.length - 1) return 1;
  let sum = 0;
  for (let at = 0; at <= last; at++) sum += chances[at] as number;
  return Math.min(sum, 1);
}

/** The mean of `payoff` over the totals. */
export function expect(d: Distribution, payoff: (total: number) => number): number {
  let sum = 0;
  for (let at = 0; at < d.chances.length; at++) {
    const chance = d.chances[at] as number;
    if (chance > 0) sum += chance * payoff(d.low + at);
  }
  return sum;
}

export const mean = (d: Distribution): number => expect(d, (total) => total);

export function deviation(d: Distribution): number {
  const middle = mean(d);
  return Math.sqrt(expect(d, (total) => (total - middle) ** 2));
}
