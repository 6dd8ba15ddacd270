import { doubles } from './doubles.ts';
import { poolsOf } from './pools.ts';

export const { pool, keep, countWhere, explode, reroll } = poolsOf(doubles);
