import { doubles } from './doubles.ts';
import { poolsOf } from './pools.ts';

export const doublePools = poolsOf(doubles);
export const { pool, keep, countWhere, explode, reroll } = doublePools;
