import type { Rule } from '@souterrain/kernel';
import { returnAction } from '../actions/action.ts';
import { gain } from '../beings/marks.ts';
import { check } from '../checks/check.ts';
import type { CheckOrder } from '../checks/order.ts';
import { type Being, hasMark, type Item } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { entryOf, isEncumbering } from './entries.ts';
import { canHandle } from './inventory.ts';
import { isUnderPressure } from './pressure.ts';
import { makeRoom, moveItem } from './ready.ts';

const TRIED = 'introuvable-';
const TAGS = ['objet-non-equipe'];

/** HB-INV-08, HB-CHA-11: whether a hero may use an object now, with or without a test. */
export const canReach = (state: HBState, being: Being, item: Item): boolean =>
  canHandle(being, item) && !(isUnderPressure(state) && hasMark(being, TRIED + item.id));

/** HB-EQP-03, HB-EQP-05: in the bag while seconds count. */
export const isFarFrom = (state: HBState, { place }: Item): boolean => place === 'sac' && isUnderPressure(state);

/** HB-EQP-02 to HB-EQP-06, HB-EQP-09: has an object in hand, within the action that uses it; false when it is not found. */
export function* reach(g: HB, being: Being, item: Item): Rule<boolean> {
  if (!isFarFrom(g.state, item)) return true;
  const { success, spared } = yield* check(g, reachCheck(being));
  if (success) {
    if (!entryOf(g, item).consumed) yield* drawOut(g, being, item);
    return true;
  }
  if (spared) {
    // HB-CHA-11: not again this turn.
    const until = { in: 'turn', of: being.id, begun: true } as const;
    gain(g, being, { mark: { id: TRIED + item.id, until }, rules: ['HB-CHA-11'] });
    returnAction(g);
  }
  return false;
}

/** HB-EQP-03. */
export const reachCheck = (who: Being): CheckOrder => ({
  who,
  attribute: 'agi',
  tags: TAGS,
  stake: 'action',
  rule: 'HB-EQP-03',
});

function* drawOut(g: HB, being: Being, item: Item): Rule<void> {
  yield* makeRoom(g, being);
  moveItem(g, being, { item, place: isEncumbering(g, item) ? 'mains' : 'pret', rules: ['HB-EQP-06'] });
}
