import { potionActions } from '../alchemy/actions.ts';
import { itemActions } from '../gear/actions.ts';
import { spellActions } from '../magic/actions.ts';
import { deviceActions } from '../magic/devices.ts';
import { masterActions } from '../master/actions.ts';
import type { Being, HB } from '../state.ts';
import { abilityActions } from './abilities/actions.ts';
import type { Action } from './action.ts';
import { attackActions } from './attacks.ts';
import { attemptActions, releaseActions } from './attempts.ts';
import { doorActions } from './doors.ts';
import { isNeutralised, moveActions } from './movement.ts';

const END: Action = {
  id: 'finir-son-tour',
  label: 'finir-son-tour',
  kind: 'fin',
  rule: 'HB-CBT-03',
  *run() {},
};

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
    addAll(actions, deviceActions(g, being), mayAct);
    addAll(actions, potionActions(g, being), mayAct);
  }
  addAll(actions, spellActions(g, being), mayAct);
  addAll(actions, itemActions(g, being), mayAct);
  addAll(actions, masterActions(g, being), mayAct);
  releaseActions(g, being, actions);
  moveActions(g, being, actions);
  actions.push(END);
  return actions;
}

function addAll(actions: Action[], offered: readonly Action[], mayAct: boolean): void {
  for (const action of offered) if (mayAct || action.kind === 'libre') actions.push(action);
}
