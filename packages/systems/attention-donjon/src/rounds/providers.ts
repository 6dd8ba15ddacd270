import { combatActions } from '../combat/actions.ts';
import { healthActions } from '../combat/health.ts';
import { explorationActions } from '../exploration/actions.ts';
import { bearingsOf } from '../figures/bearings.ts';
import { itemActions } from '../items/actions.ts';
import { movementActions } from '../movement/actions.ts';
import type { AD1, Figure } from '../state.ts';
import type { Action, ActionType } from './action.ts';
import { canSpend } from './turn.ts';

/** AD1-TURN-18: what every figure may do, in the order in which it is offered, then what its features give it. */
function everyAction(g: AD1, figure: Figure): Action[] {
  return [
    ...combatActions(g, figure),
    ...movementActions(g, figure),
    ...explorationActions(g, figure),
    ...healthActions(g, figure),
    ...itemActions(g, figure),
  ];
}

const TYPES: readonly ActionType[] = ['mouvement', 'standard', 'bonus', 'complexe', 'libre'];

/** Every legal action of a figure in the turn in progress. */
export function actionsOf(g: AD1, figure: Figure): readonly Action[] {
  const types = TYPES.filter((type) => canSpend(g, figure, type));
  if (types.length === 0) return [];
  const bearings = bearingsOf(g.state, figure);
  const actions = everyAction(g, figure);
  for (const at of bearings) if (at.feature.actions) actions.push(...at.feature.actions(g, at));
  const limits = bearings.filter((at) => at.feature.allows);
  return actions.filter((action) => {
    if (!types.includes(action.type)) return false;
    for (const at of limits) if (!at.feature.allows!(g, at, action)) return false;
    return true;
  });
}
