import { type Distribution, highOf } from './distribution.ts';

/** The sum of two independent totals. */
export function add(a: Distribution, b: Distribution): Distribution {
  const [long, short] = a.chances.length >= b.chances.length ? [a.chances, b.chances] : [b.chances, a.chances];
  const chances = new Float64Array(long.length + short.length - 1);
  for (let j = 0; j < short.length; j++) {
    const factor = short[j] as number;
    if (factor === 0) continue;
    for (let i = 0; i < long.length; i++) chances[i + j] = (chances[i + j] as number) + factor * (long[i] as number);
  }
  return { low: a.low + b.low, chances };
}

export const shift = (d: Distribution, by: number): Distribution => ({ low: d.low + by, chances: d.chances });

/** What comes after a total known, weighed by its chance: `then` is asked only for totals that can come. */
export function follow(d: Distribution, then: (total: number) => Distribution): Distribution {
  const branches: { chance: number; next: Distribution }[] = [];
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  d.chances.forEach((chance, at) => {
    if (chance === 0) return;
    const next = then(d.low + at);
    branches.push({ chance, next });
    low = Math.min(low, next.low);
    high = Math.max(high, highOf(next));
  });
  const chances = new Float64Array(high - low + 1);
  for (const { chance, next } of branches) {
    const from = next.low - low;
    for (let i = 0; i < next.chances.length; i++)
      chances[from + i] = (chances[from + i] as number) + chance * (next.chances[i] as number);
  }
  return { low, chances };
}

/** The same chances for other totals. */
export function mapTotals(d: Distribution, f: (total: number) => number): Distribution {
  const to = new Int32Array(d.chances.length);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < to.length; at++) {
    if (d.chances[at] === 0) continue;
    const total = f(d.low + at);
    to[at] = total;
    if (total < low) low = total;
    if (total > high) high = total;
  }
  const chances = new Float64Array(high - low + 1);
  for (let at = 0; at < to.length; at++) {
    const chance = d.chances[at] as number;
    if (chance === 0) continue;
    const index = (to[at] as number) - low;
    chances[index] = (chances[index] as number) + chance;
  }
  return { low, chances };
}

/** The larger of two independent totals. */
export const maxOf = (a: Distribution, b: Distribution): Distribution =>
  follow(a, (x) => mapTotals(b, (y) => Math.max(x, y)));

export interface Comparison {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/** How often the first total is above, equal to and below the second. */
export function compare(a: Distribution, b: Distribution): Comparison {
  let win = 0;
  let tie = 0;
  let lose = 0;
  let below = 0;
  const offset = a.low - b.low;
  for (let at = 0; at < Math.min(offset, b.chances.length); at++) below += b.chances[at] as number;
  for (let i = 0; i < a.chances.length; i++) {
    const chance = a.chances[i] as number;
    const equal = b.chances[i + offset] ?? 0;
    win += chance * below;
    tie += chance * equal;
    below += equal;
  }
  let under = 0;
  for (let at = 0; at < Math.min(-offset, a.chances.length); at++) under += a.chances[at] as number;
  for (let j = 0; j < b.chances.length; j++) {
    lose += (b.chances[j] as number) * under;
    under += a.chances[j - offset] ?? 0;
  }
  return { win, tie, lose };
}
