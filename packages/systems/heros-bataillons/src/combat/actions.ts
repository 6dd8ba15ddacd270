import { OVER } from '@souterrain/kernel';
import { potionActions } from '../alchemy/actions.ts';
import { dropActions, itemActions } from '../gear/actions.ts';
import { spellActions } from '../magic/actions.ts';
import { deviceActions } from '../magic/devices.ts';
import { steerActions } from '../magic/forms/deplacement.ts';
import { masterActions } from '../master/actions.ts';
import type { Being, HB } from '../state.ts';
import { abilityActions } from './abilities/actions.ts';
import { type Action, actionTo } from './action.ts';
import { attackActions } from './attacks.ts';
import { attemptActions, releaseActions } from './attempts.ts';
import { doorActions } from './doors.ts';
import { isNeutralised, moveActions } from './movement.ts';

const ending = actionTo<null>({ id: 'finir-son-tour', kind: 'fin', rule: 'HB-CBT-03', run: () => OVER });

/** HB-CBT-03, HB-ACT-01: all that a being may do now, in one list; the end of its turn is always the last. */
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
    addAll(actions, deviceActions(g, being));
    addAll(actions, potionActions(g, being));
  }
  // Steering a spell and letting go of an object are free.
  addAll(actions, mayAct ? spellActions(g, being) : steerActions(g, being));
  addAll(actions, mayAct ? itemActions(g, being) : dropActions(g, being));
  addAll(actions, masterActions(g, being));
  releaseActions(g, being, actions);
  moveActions(g, being, actions);
  actions.push(ending(g, being, null));
  return actions;
}

function addAll(actions: Action[], offered: readonly Action[]): void {
  for (const action of offered) actions.push(action);
}
