import type { Rule } from '@souterrain/kernel';
import { regain } from '../beings/damage.ts';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { STEP } from './calendar.ts';
import { advance } from './clock.ts';
import { isExhausted } from './exhaustion.ts';

/** HB-REST-02, HB-GM-12: no rest of any kind under pressure. */
export const canRest = ({ combat, scene }: HBState): boolean => combat === null && !scene?.pressure;

/** Those of the group who may rest: heroes and the battalions they command (HB-BAT-23). */
export const isOfGroup = ({ side, status, kind }: Being): boolean =>
  side === 'heros' && status === 'present' && (kind === 'heros' || kind === 'bataillon');

/** HB-REST-01, HB-REST-02: ten minutes for the whole group at once. */
export function* catchBreath(g: HB): Rule<void> {
  yield* advance(g, STEP, { why: 'souffle', rules: ['HB-REST-02'] });
  for (const being of g.state.beings) if (isOfGroup(being)) restoreEnd(g, being);
}

/** HB-REST-01, HB-REST-17: END returns to its maximum, but not to an exhausted being. */
export function restoreEnd(g: HB, being: Being): void {
  if (isExhausted(being)) return;
  regain(g, being, { attribute: 'end', amount: being.max.end, why: 'souffle', rules: ['HB-REST-01', 'HB-REST-17'] });
}
