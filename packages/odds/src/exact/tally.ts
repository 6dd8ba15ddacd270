import type { Arithmetic } from '../arithmetic.ts';
import type { Die } from '../die.ts';

/** The ways of each whole total from `low` up, out of `of` equally likely ones: exact whatever the number of dice. */
export interface Tally {
  readonly low: number;
  readonly ways: readonly bigint[];
  readonly of: bigint;
}

const always = (total: number): Tally => ({ low: total, ways: [1n], of: 1n });

function die(faces: Die): Tally {
  const low = Math.min(...faces);
  const ways = Array<bigint>(Math.max(...faces) - low + 1).fill(0n);
  for (const face of faces) ways[face - low] = (ways[face - low] as bigint) + 1n;
  return { low, ways, of: BigInt(faces.length) };
}

function add(a: Tally, b: Tally): Tally {
  const ways = Array<bigint>(a.ways.length + b.ways.length - 1).fill(0n);
  b.ways.forEach((factor, j) => {
    if (factor === 0n) return;
    a.ways.forEach((way, i) => {
      ways[i + j] = (ways[i + j] as bigint) + factor * way;
    });
  });
  return { low: a.low + b.low, ways, of: a.of * b.of };
}

function sum(faces: Die, count: number): Tally {
  const one = die(faces);
  let total = always(0);
  for (let n = 0; n < count; n++) total = add(total, one);
  return total;
}

const shift = (tally: Tally, by: number): Tally => ({ ...tally, low: tally.low + by });

/** Without recursion: terms of a thousand digits take thousands of steps. */
export function commonDivisor(a: bigint, b: bigint): bigint {
  let [divisor, rest] = [a, b];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return divisor;
}

function follow(tally: Tally, then: (total: number) => Tally): Tally {
  const branches = tally.ways.flatMap((ways, at) => (ways === 0n ? [] : [{ ways, next: then(tally.low + at) }]));
  const low = Math.min(...branches.map(({ next }) => next.low));
  const high = Math.max(...branches.map(({ next }) => next.low + next.ways.length));
  const common = branches.reduce((of, { next }) => (of / commonDivisor(of, next.of)) * next.of, 1n);
  const ways = Array<bigint>(high - low).fill(0n);
  for (const { ways: weight, next } of branches) {
    const factor = weight * (common / next.of);
    next.ways.forEach((way, i) => {
      const at = next.low - low + i;
      ways[at] = (ways[at] as bigint) + factor * way;
    });
  }
  return { low, ways, of: tally.of * common };
}

const map = (tally: Tally, f: (total: number) => number): Tally => follow(tally, (total) => always(f(total)));

const expect = ({ low, ways, of }: Tally, payoff: (total: number) => number): number =>
  ways.reduce((sum, way, at) => (way === 0n ? sum : sum + ratio(way, of) * payoff(low + at)), 0);

/** The double nearest to a ratio, to within one unit in the last place, however large both terms are. */
export function ratio(numerator: bigint, denominator: bigint): number {
  const bits = denominator.toString(2).length - numerator.toString(2).length + 64;
  return bits > 0 ? Number((numerator << BigInt(bits)) / denominator) * 2 ** -bits : Number(numerator / denominator);
}

/** Chances as whole numbers of ways. */
export const tallies: Arithmetic<Tally> = { die, always, add, sum, shift, follow, map, expect };
