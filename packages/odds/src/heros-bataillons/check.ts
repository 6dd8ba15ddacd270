import { d } from '../die.ts';
import { atMost, exactly } from '../distribution.ts';
import { keep } from '../pool.ts';

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

/** HB-TEST-02 to HB-TEST-06, HB-ADV-01 to HB-ADV-04: one d20, or the lowest or highest of two. */
export function check({ attribute, advantages = 0, disadvantages = 0 }: Check): CheckOdds {
  const net = Math.sign(advantages - disadvantages);
  const kept = keep(d(20), net > 0 ? { count: 2, lowest: 1 } : net < 0 ? { count: 2, highest: 1 } : { count: 1 });
  const [total, bitter] = [exactly(kept, 1), exactly(kept, 20)];
  return { success: atMost(kept, Math.min(19, Math.max(1, attribute))), total, bitter };
}
