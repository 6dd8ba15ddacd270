import type { Rule } from '@souterrain/kernel';
import type { Being, Tested } from '../pieces.ts';
import type { HB } from '../world.ts';
import { check } from './check.ts';
import type { CheckOrder } from './order.ts';

/** HB-TEST-11: the initiator tests first; on a success the other may cancel it, except against a total success. */
export function* contest(g: HB, order: CheckOrder, { by, attribute }: { by: Being; attribute: Tested }): Rule<boolean> {
  const attempt = yield* check(g, order);
  if (!attempt.success || attempt.extreme === 'totale') return attempt.success;
  const resistance = yield* check(g, {
    who: by,
    attribute,
    tags: order.tags ?? [],
    stake: 'resistance',
    rule: 'HB-TEST-11',
  });
  return !resistance.success && !resistance.spared;
}
