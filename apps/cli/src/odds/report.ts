import type { Distribution, Tally } from '@souterrain/odds';

export interface Series {
  /** What the totals are of. */
  readonly label: string;
  readonly distribution: Distribution;
  /** The same in whole numbers, to be shown as fractions. */
  readonly exact?: Tally;
}

/** What a question comes to, in words and in figures. */
export interface Report {
  readonly title: string;
  /** The figures to see first. */
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly series: readonly Series[];
  readonly notes: readonly string[];
  /** What `--json` writes. */
  readonly json: Readonly<Record<string, unknown>>;
}

export interface Output {
  readonly json?: boolean;
  readonly plot?: string;
  readonly exact?: boolean;
}
