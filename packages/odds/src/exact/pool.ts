import { poolsOf } from '../pools.ts';
import { tallies } from './tally.ts';

/** The questions of `pool.ts`, answered in whole numbers. */
export const exactPools = poolsOf(tallies);
