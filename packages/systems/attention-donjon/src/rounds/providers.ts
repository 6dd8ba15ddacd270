import { combatActions } from '../combat/actions.ts';
import { healthActions } from '../combat/health.ts';
import { explorationActions } from '../exploration/actions.ts';
import { bearingsWith } from '../figures/bearings.ts';
import type { Bearing } from '../figures/features.ts';
import { itemActions } from '../items/actions.ts';
import { movementActions } from '../movement/actions.ts';
import type { AD1, Figure } from '../state.ts';
import type { Action, ActionType } from './action.ts';
import { canSpend } from './turn.ts';

const TYPES: readonly ActionType[] = ['mouvement', 'standard', 'bonus', 'complexe', 'libre'];

/** Every legal action of a figure in the turn in progress. */
export function actionsOf(g: AD1, figure: Figure): readonly Action[] {
  const types = TYPES.filter((type) => canSpend(g, figure, type));
  if (types.length === 0) return [];
  const limits = bearingsWith(g.state, figure, 'allows');
  const legal: Action[] = [];
  const keep = (actions: readonly Action[]): void => {
    for (const action of actions) if (types.includes(action.type) && isAllowed(g, limits, action)) legal.push(action);
  };
  // AD1-TURN-18: what every figure may do, in the order in which it is offered, then what its features give it.
  keep(combatActions(g, figure));
  if (types.includes('mouvement') || types.includes('complexe')) keep(movementActions(g, figure));
  keep(explorationActions(g, figure));
  keep(healthActions(g, figure));
  keep(itemActions(g, figure));
  for (const at of bearingsWith(g.state, figure, 'actions')) keep(at.feature.actions!(g, at));
  return legal;
}

function isAllowed(g: AD1, limits: readonly Bearing[], action: Action): boolean {
  for (const at of limits) if (!at.feature.allows!(g, at, action)) return false;
  return true;
}
