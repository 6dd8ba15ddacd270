import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import type { Action } from './action.ts';
import { ALL } from './list.gen.ts';
import { isNeutralised } from './movement.ts';

/** All of one shape: they are gone through in every turn. */
const ACTIONS = ALL.toSorted((one, other) => one.place - other.place).map(({ free = false, offer }) => ({
  free,
  offer,
}));

/** HB-CBT-03, HB-CBT-04, HB-ACT-01: all that a being, hero or not, may do now, in one list. */
export function actionsOf(g: HB, being: Being): readonly Action[] {
  const turn = g.state.combat!.turn!;
  // HB-DMG-08.
  const mayAct = !turn.acted && !(turn.crossed || turn.moved ? isNeutralised(being) : false);
  const options: Action[] = [];
  for (const { free, offer } of ACTIONS) if (mayAct || free) offer(g, being, options);
  return options;
}
