import { type Batch, batchesOf } from './batch.ts';
import { type Mode, SIX } from './faces.ts';

/** What a player tries for: `payoff` of the final net total; above `top` it grows no more, below `low` it is hopeless. */
export interface Goal {
  readonly payoff: (net: number) => number;
  readonly top: number;
  readonly low: number;
  /** The most sixes that are worth gambling together. */
  readonly sixes: number;
}

/** The best play of every situation: a net total with so many sixes just thrown (AD1-POKER-06). */
export interface Gambles {
  value(net: number, sixes: number): number;
  /** How many sixes to gamble: the fewest among equals. */
  best(net: number, sixes: number): number;
}

/** Sweeps shrink the error about tenfold every other time; this bound is never met. */
const MOST_SWEEPS = 500;
const SETTLED = 1e-14;
/** A gamble is better only beyond what rounding could do. */
const CLEARLY = 1 + 1e-11;

/**
 * AD1-POKER-01 to AD1-POKER-06, solved by sweeping the situations until nothing moves. Leaving the gambles past `sixes`, `low`
 * and `top` aside is a way to play, so values are those of a real play: never above the true best, and under it by less than
 * 1e-12 with the bounds of `goals.ts`.
 */
export function solveGambles(mode: Mode, { payoff, top, low, sixes: most }: Goal): Gambles {
  const batchOf = batchesOf(mode);
  const width = top - low;
  const stop = Float64Array.from({ length: width }, (_, at) => payoff(low + at));
  // values[sixes]: what a net total from `low` up is worth; a total of `top` or more is left alone.
  const values = Array.from({ length: most + 1 }, () => stop.slice());
  const picks = Array.from({ length: most + 1 }, () => new Uint8Array(width));
  const throws = Array.from({ length: most }, (_, at) => {
    const batch = batchOf(SIX.dice * (at + 1));
    return { batch, settled: settledParts(batch, { payoff, top, low, staked: SIX.worth * (at + 1) }) };
  });

  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let moved = 0;
    for (let at = width - 1; at >= 0; at--)
      for (let gambled = 1; gambled <= most; gambled++) {
        const { batch, settled } = throws[gambled - 1] as (typeof throws)[number];
        const chance = (settled[at] as number) + goingOn(batch, values, at - SIX.worth * gambled);
        const fewer = (values[gambled - 1] as Float64Array)[at] as number;
        const row = values[gambled] as Float64Array;
        const isBetter = chance > fewer * CLEARLY;
        const value = isBetter ? chance : fewer;
        const change = value - (row[at] as number);
        if (change > moved) moved = change;
        row[at] = value;
        (picks[gambled] as Uint8Array)[at] = isBetter ? gambled : ((picks[gambled - 1] as Uint8Array)[at] as number);
      }
    if (moved <= SETTLED) break;
  }

  return {
    value: (net, sixes) =>
      net >= top || net < low ? payoff(net) : ((values[Math.min(sixes, most)] as Float64Array)[net - low] as number),
    best: (net, sixes) =>
      net >= top || net < low ? 0 : ((picks[Math.min(sixes, most)] as Uint8Array)[net - low] as number),
  };
}

/** What a gamble brings where the play ends with its dice: no six among them, or a total nobody gambles from. */
function settledParts(
  { rows }: Batch,
  { payoff, top, low, staked }: Pick<Goal, 'payoff' | 'top' | 'low'> & { readonly staked: number },
): Float64Array {
  return Float64Array.from({ length: top - low }, (_, at) => {
    let value = 0;
    rows.forEach((row, sixes) => {
      const base = low + at - staked + row.low;
      for (let i = 0; i < row.chances.length; i++) {
        const net = base + i;
        if (sixes === 0 || net >= top || net < low) value += (row.chances[i] as number) * payoff(net);
      }
    });
    return value;
  });
}

/** What a gamble brings where there is more to gamble; `start` is counted from the low end. */
function goingOn({ rows }: Batch, values: readonly Float64Array[], start: number): number {
  const most = values.length - 1;
  const width = (values[0] as Float64Array).length;
  let value = 0;
  for (let sixes = 1; sixes < rows.length; sixes++) {
    const row = rows[sixes] as Batch['rows'][number];
    const nexts = values[sixes < most ? sixes : most] as Float64Array;
    const { chances } = row;
    const base = start + row.low;
    if (base >= width) break;
    const end = Math.min(chances.length, width - base);
    for (let i = base < 0 ? -base : 0; i < end; i++) value += (chances[i] as number) * (nexts[base + i] as number);
  }
  return value;
}
