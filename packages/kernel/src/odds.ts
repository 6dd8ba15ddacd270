import type { Params, TextKey } from './text.ts';

/** One thing that may come of an option, and how likely it is, from 0 to 1. */
export interface Prospect {
  readonly label: TextKey;
  readonly params?: Params;
  readonly chance: number;
}

/** How much of something an option brings: the chance of each whole amount, from `low` up. */
export interface Amount {
  readonly label: TextKey;
  readonly mean: number;
  readonly low: number;
  readonly chances: readonly number[];
}

/**
 * What an option is worth, exactly. The best free choices that follow are taken (a Coup de poker, a talent that costs
 * nothing) and no resource is spent.
 */
export interface OddsSummary {
  /** What matters most first. */
  readonly prospects: readonly [Prospect, ...Prospect[]];
  /** What the first prospect becomes when one resource is spent as well as can be. */
  readonly resources: readonly Prospect[];
  /** The best chance of each aim a player may have, where later choices depend on it. */
  readonly aims: readonly Prospect[];
  readonly amount?: Amount;
}
