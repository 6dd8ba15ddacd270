/** A row of chances, by place. */
export interface Cells<N> {
  readonly length: number;
  [at: number]: N;
}

/** Chances as a duel adds and multiplies them, so that doubles and fractions are fought by the same code. */
export interface Weights<N> {
  /** No chance at all: the very value that `cells` are filled with. */
  readonly none: N;
  readonly whole: N;
  cells(count: number): Cells<N>;
  share(ways: number, of: number): N;
  plus(a: N, b: N): N;
  times(a: N, b: N): N;
}

export const doubleWeights: Weights<number> & { cells(count: number): Float64Array } = {
  none: 0,
  whole: 1,
  cells: (count) => new Float64Array(count),
  share: (ways, of) => ways / of,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
};

/** A whole number over a power of a base. */
export interface Scaled {
  readonly numerator: bigint;
  readonly power: number;
}

const NONE: Scaled = { numerator: 0n, power: 0 };

/** Fractions over the powers of one base, a multiple of every `of` that is asked for: nothing is reduced on the way. */
export function scaledWeights(base: bigint): Weights<Scaled> & { raised(to: number): bigint } {
  const powers = [1n];
  const raised = (to: number): bigint => {
    for (let power = powers.length; power <= to; power++) powers.push((powers[power - 1] as bigint) * base);
    return powers[to] as bigint;
  };
  const plus = (a: Scaled, b: Scaled): Scaled => {
    if (a.power > b.power) return plus(b, a);
    return { numerator: a.numerator * raised(b.power - a.power) + b.numerator, power: b.power };
  };
  return {
    none: NONE,
    whole: { numerator: 1n, power: 0 },
    cells: (count) => Array<Scaled>(count).fill(NONE),
    share: (ways, of) => ({ numerator: (BigInt(ways) * base) / BigInt(of), power: 1 }),
    plus: (a, b) => (a === NONE ? b : b === NONE ? a : plus(a, b)),
    times: (a, b) => ({ numerator: a.numerator * b.numerator, power: a.power + b.power }),
    raised,
  };
}
