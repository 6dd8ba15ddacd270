import type { RuleId } from '@souterrain/catalog';
import { type Rule, rollOne } from '@souterrain/kernel';
import { suffer } from '../beings/damage.ts';
import { inflict } from '../beings/marks.ts';
import { seatOf } from '../beings/seats.ts';
import type { Being } from '../pieces.ts';
import { STEP } from '../time/calendar.ts';
import { advance } from '../time/clock.ts';
import { tire } from '../time/exhaustion.ts';
import type { HB } from '../world.ts';
import { STAKES } from './stakes.ts';

const RULES: readonly RuleId[] = ['HB-GM-02'];

/** HB-GM-02: applied to one who failed, after the Chance window (HB-CHA-05). Time is lost once for all (`payTime`). */
export function* applyStake(g: HB, being: Being, id: string): Rule<void> {
  const stake = STAKES[id]!;
  if (stake.kind === 'degats') {
    const amount = yield* rollOne(g, { seat: seatOf(g.state, being), sides: stake.die, rule: 'HB-GM-02' });
    const { armour, violent, attribute, direct } = stake;
    yield* suffer(g, being, { amount, armour, violent, attribute, direct, by: null, source: id, rule: 'HB-GM-02' });
  } else if (stake.kind === 'etat') {
    if (stake.state === 'epuise') yield* tire(g, being, { why: id, rules: RULES });
    else yield* inflict(g, being, { mark: { id: stake.state, until: { in: 'scene' } }, rules: RULES });
  }
}

export function* payTime(g: HB, id: string): Rule<void> {
  if (STAKES[id]!.kind === 'temps') yield* advance(g, STEP, { why: id, rules: RULES });
}
