export { add, type Comparison, compare, follow, mapTotals, maxOf, shift } from './combine.ts';
export { type Die, d } from './die.ts';
export {
  always,
  atLeast,
  atMost,
  type Distribution,
  deviation,
  exactly,
  expect,
  highOf,
  mean,
} from './distribution.ts';
export { chanceWhere, type Fraction, fraction, toDouble } from './exact/fraction.ts';
export { exactPools } from './exact/pool.ts';
export type { Tally } from './exact/tally.ts';
export { countWhere, explode, keep, pool, reroll } from './pool.ts';
export { type CountWhere, cutByLimit, type Explode, type Keep, type Reroll } from './pools.ts';
