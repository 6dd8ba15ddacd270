import { statesThat } from '../beings/states.ts';
import type { Reason } from '../checks/events.ts';
import { type Being, hasMark } from '../pieces.ts';

const CLUMSY = statesThat('clumsy');
const ELUSIVE = statesThat('elusive');
const HINDERED = statesThat('hindered');

/** What spells and potions make of an attack: one difficulty more for each (HB-ATK-05, HB-SOLO-02). */
export const withDifficulties = (reasons: readonly Reason[], attacker: Being, target: Being): readonly Reason[] =>
  withMarks(withMarks(reasons, attacker, CLUMSY), target, ELUSIVE);

/** What spells and potions add to the disadvantages of a test. */
export const withHindrances = (reasons: readonly Reason[], being: Being): readonly Reason[] =>
  withMarks(reasons, being, HINDERED);

function withMarks(reasons: readonly Reason[], { marks }: Being, ids: readonly string[]): readonly Reason[] {
  let all = reasons;
  for (const { id } of marks) if (ids.includes(id)) all = [...all, { label: id, count: 1 }];
  return all;
}

/** HB-ALC-13: the stealth of the invisible. */
export const isStealthy = (being: Being, tags: readonly string[]): boolean =>
  tags.includes('discretion') && hasMark(being, 'invisible');

/** HB-SCH-08: the blind do not shoot or throw. */
export const canShoot = (being: Being): boolean => !hasMark(being, 'aveugle');

/** HB-ALC-13: the invisible cannot be picked out from another zone. */
export const canBeSeen = (target: Being, from: Being): boolean =>
  target.zone === from.zone || !hasMark(target, 'invisible');

/** HB-MAG-40: the weapon, by the id of its item or of its attack, improves the attacks made with it and makes them magical. */
export const isInfused = (being: Being, weapon: string): boolean => hasMark(being, `insuffle-${weapon}`);
