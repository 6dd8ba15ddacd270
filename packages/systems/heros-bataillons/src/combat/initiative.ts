import type { Rule } from '@souterrain/kernel';
import { followsInstinct, isAlert } from '../beings/abilities/instinct.ts';
import { check } from '../checks/check.ts';
import type { Being, BeingId, Side } from '../pieces.ts';
import type { Combat, Slot } from '../state.ts';
import type { HB } from '../world.ts';
import { canAct } from './conditions.ts';

export interface Opening {
  readonly initiative: Combat['initiative'];
  /** HB-GM-06: the heroes that are caught out, all of them unless stated. */
  readonly caught?: readonly BeingId[];
}

/** HB-INI-01 to HB-INI-06: who acts together, in the order that holds for the whole combat (HB-INI-04). */
export function* slotsFor(g: HB, opening: Opening): Rule<readonly Slot[]> {
  const early: BeingId[] = [];
  const late: BeingId[] = [];
  for (const being of g.state.beings)
    if (being.side === 'heros' && being.kind === 'heros' && canAct(being))
      ((yield* actsFirst(g, being, opening)) ? early : late).push(being.id);
  // HB-INI-05: allies go with the hero who commands them.
  for (const being of g.state.beings)
    if (being.side === 'heros' && being.kind !== 'heros' && being.kind !== 'invoque' && canAct(being))
      (placeOf(being, { early, late }) ? early : late).push(being.id);
  const slots: Slot[] = [
    { side: 'heros', beings: early },
    { side: 'adversaires', beings: membersOf(g, 'adversaires') },
    { side: 'heros', beings: late },
  ];
  return slots.filter(({ beings }) => beings.length > 0);
}

/** Whether an ally acts before the adversaries. */
const placeOf = (
  { commander }: Being,
  { early, late }: { early: readonly string[]; late: readonly string[] },
): boolean => (commander !== null && late.includes(commander) ? false : early.length > 0 || late.length === 0);

function* actsFirst(g: HB, being: Being, { initiative, caught }: Opening): Rule<boolean> {
  if (initiative === 'normal' || initiative === 'embuscade') return true;
  if (initiative === 'perdue') return false;
  if (caught && !caught.includes(being.id)) return true;
  if (initiative === 'depourvu') {
    if (isAlert(being)) return true;
    return (yield* check(g, { who: being, attribute: 'agi', tags: TAGS, rule: 'HB-INI-02' })).success;
  }
  if (!(yield* followsInstinct(g, being))) return false;
  return (yield* check(g, { who: being, attribute: 'agi', tags: TAGS, rule: 'HB-INI-03' })).success;
}

const TAGS = ['initiative'];

export function membersOf({ state }: HB, side: Side): BeingId[] {
  const ids: BeingId[] = [];
  for (const being of state.beings)
    if (being.side === side && being.kind !== 'invoque' && canAct(being)) ids.push(being.id);
  return ids;
}
