import { statesThat } from '../beings/states.ts';
import { type Being, hasMark, type Side } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';

/** HB-CBT-02: takes a turn. */
export const canAct = ({ status, zone }: Being): boolean => status === 'present' && zone !== null;

const STILL = statesThat('still');

export function isStill({ marks }: Being): boolean {
  for (const { id } of marks) if (STILL.includes(id)) return true;
  return false;
}
export const isDown = (being: Being): boolean => hasMark(being, 'au-sol');

/** HB-MAN-07: who holds it; a hold lasts as long as both stand in the same zone. */
export function holderOf(state: HBState, being: Being): Being | null {
  for (const { id, by } of being.marks) {
    if (id !== 'empoigne' || by === undefined) continue;
    const holder = beingOf(state, by);
    return canAct(holder) && holder.zone === being.zone ? holder : null;
  }
  return null;
}

/** HB-MAN-07: those it holds. */
export function heldBy(state: HBState, holder: Being): Being | null {
  for (const being of state.beings)
    if (being.marks.length > 0 && being.zone === holder.zone && holderOf(state, being) === holder && canAct(being))
      return being;
  return null;
}

/** HB-MAN-11: what it has climbed onto. */
export function mountOf(state: HBState, being: Being): Being | null {
  for (const { id, by } of being.marks)
    if (id === 'grimpe' && by !== undefined) {
      const mount = beingOf(state, by);
      return canAct(mount) && mount.zone === being.zone ? mount : null;
    }
  return null;
}

export function climberOf(state: HBState, mount: Being): Being | null {
  for (const being of state.beings)
    if (being.marks.length > 0 && being.zone === mount.zone && canAct(being) && mountOf(state, being) === mount)
      return being;
  return null;
}

/** HB-MOV-03: only a hold, roots and what leaves no movement keep a being in its zone. */
export const canLeaveZone = (state: HBState, being: Being): boolean =>
  !isStill(being) &&
  !isDown(being) &&
  !hasMark(being, 'enracine') &&
  holderOf(state, being) === null &&
  heldBy(state, being) === null;

/** HB-CBT-05: a side that has somebody able and willing to fight. */
export function stands(state: HBState, side: Side): boolean {
  for (const being of state.beings) if (being.side === side && canAct(being)) return true;
  return false;
}
