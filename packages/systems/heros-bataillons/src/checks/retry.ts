import type { Rule } from '@souterrain/kernel';
import { gain } from '../beings/marks.ts';
import { isUnderPressure } from '../gear/pressure.ts';
import { type Being, type HB, hasMark, type State } from '../state.ts';
import { type Checked, type CheckOrder, check } from './check.ts';

const FAILED = 'rate-';
const RETRY_MINUTES = 10;

/** HB-TEST-13: not again for the same goal until ten minutes have passed; under pressure each attempt costs an action instead. */
export const canTry = (state: State, being: Being, goal: string): boolean =>
  isUnderPressure(state) || !hasMark(being, FAILED + goal);

/** HB-TEST-13: a test whose failure is remembered. */
export function* attempt(g: HB, order: CheckOrder, goal: string): Rule<Checked> {
  const checked = yield* check(g, order);
  if (!checked.success && !isUnderPressure(g.state)) {
    const until = {
      in: 'rounds',
      of: order.who.id,
      left: RETRY_MINUTES,
      minute: g.state.clock + RETRY_MINUTES,
    } as const;
    gain(g, order.who, { mark: { id: FAILED + goal, until }, rules: ['HB-TEST-13'] });
  }
  return checked;
}
