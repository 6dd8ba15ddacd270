import type { Rule } from '@souterrain/kernel';
import { inflict, lose } from '../beings/marks.ts';
import { type CheckOrder, check } from '../checks/check.ts';
import { checkOdds, upsetOdds } from '../odds/index.ts';
import { type Being, type HB, hasMark } from '../state.ts';
import { Action } from './action.ts';
import { climberOf, heldBy, holderOf } from './conditions.ts';
import { endHolds } from './holds.ts';

/** HB-ACT-05: what the action Tenter is offered for by the states of a being; the MJ adds its own. */
export function attemptActions(g: HB, being: Being, into: Action[]): void {
  if (being.marks.length > 0) {
    if (holderOf(g.state, being)) into.push(breaking(g, being, 'empoigne'));
    if (hasMark(being, 'colle')) into.push(breaking(g, being, 'colle'));
  }
  const climber = climberOf(g.state, being);
  if (climber)
    into.push(
      new Action({
        id: `secouer-${climber.id}`,
        label: 'secouer',
        params: { target: climber.id },
        at: { figure: climber.id },
        kind: 'tenter',
        rule: 'HB-MAN-11',
        odds: upsetOdds(g.state, balancing(climber), 'cote-fait-tomber'),
        run: () => shake(g, climber),
      }),
    );
}

const breaking = (g: HB, being: Being, mark: 'empoigne' | 'colle'): Action =>
  new Action({
    id: mark === 'colle' ? 'se-decoller' : 'se-liberer',
    label: mark === 'colle' ? 'se-decoller' : 'se-liberer',
    params: undefined,
    at: undefined,
    kind: 'tenter',
    rule: mark === 'colle' ? 'HB-ALC-12' : 'HB-MAN-07',
    odds: checkOdds(g.state, freeing(being, mark)),
    run: () => breakFree(g, being, mark),
  });

/** HB-MAN-07, HB-ALC-12: a FOR test. */
export function* breakFree(g: HB, being: Being, mark: 'empoigne' | 'colle'): Rule<void> {
  const order = freeing(being, mark);
  const { success } = yield* check(g, order);
  if (success) lose(g, being, { mark, why: 'retire', rules: [order.rule] });
}

const freeing = (who: Being, mark: 'empoigne' | 'colle'): CheckOrder => ({
  who,
  attribute: 'for',
  tags: FREEING,
  rule: mark === 'colle' ? 'HB-ALC-12' : 'HB-MAN-07',
});
const FREEING = ['se-liberer'];

/** HB-MAN-11: the climber tests AGI or falls to the ground. */
export function* shake(g: HB, climber: Being): Rule<void> {
  const { success } = yield* check(g, balancing(climber));
  if (success) return;
  lose(g, climber, { mark: 'grimpe', why: 'retire', rules: ['HB-MAN-11'] });
  yield* inflict(g, climber, { mark: { id: 'au-sol', until: { in: 'removed' } }, rules: ['HB-MAN-11'] });
}

const balancing = (who: Being): CheckOrder => ({ who, attribute: 'agi', tags: BALANCE, rule: 'HB-MAN-11' });
const BALANCE = ['equilibre', 'acrobatie'];

/** HB-MAN-07: letting go is free. */
export function releaseActions(g: HB, being: Being, into: Action[]): void {
  const held = heldBy(g.state, being);
  if (!held) return;
  into.push(
    new Action({
      id: `lacher-${held.id}`,
      label: 'lacher',
      params: { target: held.id },
      at: { figure: held.id },
      kind: 'libre',
      rule: 'HB-MAN-07',
      odds: undefined,
      *run() {
        endHolds(g, being, { rule: 'HB-MAN-07' });
      },
    }),
  );
}
