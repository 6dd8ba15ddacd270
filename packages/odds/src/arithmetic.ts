import type { Die } from './die.ts';

/**
 * What a question about dice needs of its chances. Every question of this package is asked of an arithmetic, so that doubles
 * and fractions answer it by the same code.
 */
export interface Arithmetic<D> {
  /** One die. */
  die(faces: Die): D;
  always(total: number): D;
  /** The sum of two independent totals. */
  add(a: D, b: D): D;
  /** The sum of `count` dice; `count` of 0 gives 0. */
  sum(faces: Die, count: number): D;
  shift(d: D, by: number): D;
  /** What comes after a total known. */
  follow(d: D, then: (total: number) => D): D;
  /** The same chances for other totals. */
  map(d: D, f: (total: number) => number): D;
  /** The mean of a payoff over the totals, to the precision of doubles: enough to choose by. */
  expect(d: D, payoff: (total: number) => number): number;
}
