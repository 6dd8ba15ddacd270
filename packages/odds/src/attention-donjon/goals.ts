import type { Goal } from './gambles.ts';

/**
 * How far below 0 a total, and how many sixes at once, can matter to 1e-12: each further success wanted divides the chance by
 * about three.
 */
const DEPTH = 10;
const SIXES = { least: 5, most: 12 } as const;

/** What the final total is worth, and the total from which more is worth nothing. */
export interface Payoff {
  readonly payoff: (total: number) => number;
  readonly enough: number;
}

/** To reach the difficulty: AD1-DICE-07. */
export const reaching = (difficulty: number): Payoff => ({
  payoff: (total) => (total >= difficulty ? 1 : 0),
  enough: Math.max(0, difficulty),
});

/** AD1-DICE-08: a final total is never below 0. */
export const floored = (net: number): number => (net > 0 ? net : 0);

export const goalOf = ({ payoff, enough }: Payoff): Goal => ({
  payoff: (net) => payoff(floored(net)),
  top: enough,
  low: -DEPTH,
  sixes: Math.min(SIXES.most, Math.max(SIXES.least, 2 + Math.ceil(enough / 2))),
});
