import { d } from '../die.ts';
import { atMost, exactly } from '../distribution.ts';
import { doublePools } from '../pool.ts';
import type { Pools } from '../pools.ts';

export interface Check {
  /** The current value of the attribute: HB-TEST-10. */
  readonly attribute: number;
  readonly advantages?: number;
  readonly disadvantages?: number;
}

export interface CheckOdds {
  readonly success: number;
  /** A kept 1: HB-TEST-05. */
  readonly total: number;
  /** A kept 20: HB-TEST-06. */
  readonly bitter: number;
}

/** HB-TEST-05, HB-TEST-06. */
export const TOTAL = 1;
export const BITTER = 20;

/** HB-ADV-01 to HB-ADV-04: one d20, or the lowest or highest of two. */
export function keptIn<D>({ keep }: Pools<D>, { advantages = 0, disadvantages = 0 }: Check): D {
  const net = Math.sign(advantages - disadvantages);
  return keep(d(20), net > 0 ? { count: 2, lowest: 1 } : net < 0 ? { count: 2, highest: 1 } : { count: 1 });
}

/** The highest face that passes: HB-TEST-02 to HB-TEST-06. */
export const lastPassing = ({ attribute }: Check): number => Math.min(BITTER - 1, Math.max(TOTAL, attribute));

export function check(order: Check): CheckOdds {
  const kept = keptIn(doublePools, order);
  return { success: atMost(kept, lastPassing(order)), total: exactly(kept, TOTAL), bitter: exactly(kept, BITTER) };
}
