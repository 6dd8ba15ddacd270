/** A percentage with its 95 % interval, and other figures of the same games. */
export interface Share {
  readonly of: string;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly means?: Readonly<Record<string, number>>;
}

export interface Row {
  readonly name: string;
  readonly shares: readonly Share[];
}

/** What a system measures over so many games, one column for each head; rows are played as they are asked for. */
export type Tables = (
  games: number,
  scenario: string | undefined,
) => {
  readonly heads: readonly string[];
  readonly rows: () => Iterable<Row>;
  /** Of a column; more than 24 where cells hold means. */
  readonly width?: number;
};

/** The interval is Wilson's, which stays inside 0 and 100. */
export function shareOf(of: string, hits: number, n: number): Share {
  const p = hits / n;
  const z2 = 1.96 ** 2;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (1.96 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  const percent = (x: number) => Number((100 * x).toFixed(1));
  return { of, percent: percent(p), low: percent(middle - half), high: percent(middle + half) };
}

/** As a cell: `98.3 % [96.1, 99.3] lost 0.2, rounds 4.1`. */
export function cellOf({ percent, low, high, means = {} }: Share): string {
  const others = Object.entries(means).map(([name, mean]) => `${name} ${mean}`);
  return `${`${percent} %`.padStart(7)} [${low}, ${high}] ${others.join(', ')}`;
}
