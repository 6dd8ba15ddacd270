import { OVER } from '@souterrain/kernel';
import { potionActions } from '../alchemy/actions.ts';
import { dropActions, itemActions } from '../gear/actions.ts';
import { spellActions } from '../magic/actions.ts';
import { deviceActions } from '../magic/devices.ts';
import { steerActions } from '../magic/forms/deplacement.ts';
import { masterActions, tryActions } from '../master/actions.ts';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { abilityActions } from './abilities/actions.ts';
import { type Action, actionTo } from './action.ts';
import { attackActions } from './attacks.ts';
import { attemptActions, releaseActions } from './attempts.ts';
import { doorActions } from './doors.ts';
import { isNeutralised, moveActions } from './movement.ts';

const ending = actionTo<null>({ id: 'finir-son-tour', kind: 'fin', rule: 'HB-CBT-03', run: () => OVER });

/** HB-CBT-03, HB-CBT-04, HB-ACT-01: all that a being, hero or not, may do now, in one list; the end of its turn is always the last. */
export function actionsOf(g: HB, being: Being): readonly Action[] {
  const turn = g.state.combat!.turn!;
  const actions: Action[] = [];
  // HB-DMG-08.
  const mayAct = !turn.acted && !(turn.crossed || turn.moved ? isNeutralised(being) : false);
  if (mayAct) {
    attackActions(g, being, actions);
    abilityActions(g, being, actions);
    attemptActions(g, being, actions);
    doorActions(g, being, actions);
    deviceActions(g, being, actions);
    potionActions(g, being, actions);
    spellActions(g, being, actions);
    itemActions(g, being, actions);
    tryActions(g, being, actions);
  } else {
    // Steering a spell and letting go of an object are free.
    steerActions(g, being, actions);
    dropActions(g, being, actions);
  }
  masterActions(g, being, actions);
  releaseActions(g, being, actions);
  moveActions(g, being, actions);
  actions.push(ending(g, being, null));
  return actions;
}
