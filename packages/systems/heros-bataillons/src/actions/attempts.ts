import { OVER, type Rule } from '@souterrain/kernel';
import { inflict, lose } from '../beings/marks.ts';
import { check } from '../checks/check.ts';
import type { CheckOrder } from '../checks/order.ts';
import { climberOf, heldBy, holderOf } from '../combat/conditions.ts';
import { endHolds } from '../combat/holds.ts';
import { checkOdds, upsetOdds } from '../odds/check.ts';
import { type Being, hasMark } from '../pieces.ts';
import type { HB } from '../world.ts';
import { actionTo, defineAction } from './action.ts';

/** HB-ACT-05: what the action Tenter is offered for by the states of a being; the MJ adds its own. */
export const attempts = defineAction({
  id: 'essais',
  place: 30,
  names: {
    'se-liberer': { fr: 'se libérer', en: 'break free' },
    'se-decoller': { fr: 'se décoller', en: 'get unstuck' },
  },
  words: {
    fr: { options: { secouer: (o) => `secouer ${o.its('target')}` } },
    en: { options: { secouer: (o) => `shake off ${o.its('target')}` } },
  },
  offer(g, being, into) {
    if (being.marks.length > 0) {
      if (holderOf(g.state, being)) into.push(breaking(g, being, 'empoigne'));
      if (hasMark(being, 'colle')) into.push(breaking(g, being, 'colle'));
    }
    const climber = climberOf(g.state, being);
    if (climber) into.push(shaking(g, being, climber));
  },
});

const shaking = actionTo<Being>({
  id: ({ id }) => `secouer-${id}`,
  label: 'secouer',
  params: ({ id }) => ({ target: id }),
  at: ({ id }) => ({ figure: id }),
  odds: (g, _, climber) => upsetOdds(g.state, balancing(climber), 'cote-fait-tomber'),
  kind: 'tenter',
  rule: 'HB-MAN-11',
  run: (g, _, climber) => shake(g, climber),
});

const breaking = actionTo<'empoigne' | 'colle'>({
  id: (mark) => (mark === 'colle' ? 'se-decoller' : 'se-liberer'),
  odds: (g, being, mark) => checkOdds(g.state, freeing(being, mark)),
  kind: 'tenter',
  rule: (mark) => (mark === 'colle' ? 'HB-ALC-12' : 'HB-MAN-07'),
  run: breakFree,
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
export const release = defineAction({
  id: 'lacher',
  place: 110,
  free: true,
  words: {
    fr: { options: { lacher: (o) => `lâcher ${o.its('target')}` } },
    en: { options: { lacher: (o) => `let go of ${o.its('target')}` } },
  },
  offer(g, being, into) {
    const held = heldBy(g.state, being);
    if (held) into.push(releasing(g, being, held));
  },
});

const releasing = actionTo<Being>({
  id: ({ id }) => `lacher-${id}`,
  label: 'lacher',
  params: ({ id }) => ({ target: id }),
  at: ({ id }) => ({ figure: id }),
  kind: 'libre',
  rule: 'HB-MAN-07',
  run(g, being) {
    endHolds(g, being, { rule: 'HB-MAN-07' });
    return OVER;
  },
});
