import { explorationActions } from '../exploration/actions.ts';
import { bearingsWith } from '../figures/bearings.ts';
import { itemActions } from '../items/actions.ts';
import { movementActions } from '../movement/actions.ts';
import type { Figure } from '../state.ts';
import { type Action, actionOf, type Payable } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Bearing } from '../world/features.ts';
import { payableNow } from './economy.ts';
import type { ActionType } from './state.ts';

/** Every legal action of a figure in the turn in progress, in a list of its own. */
export function actionsOf(g: Crawl, figure: Figure): Action[] {
  const payable = payableNow(g, figure);
  if (!payable.libre) return [];
  const edition = g.edition;
  const found: Found = { g, payable, limits: bearingsWith(g, figure).allows, legal: [] };
  // AD1-TURN-18: what every figure may do, in the order in which it is offered, then what its features give it.
  if (payable.standard || payable.bonus) keep(found, edition.combatActions(g, figure, payable));
  if (payable.mouvement || payable.complexe) keep(found, movementActions(g, figure));
  keep(found, explorationActions(g, figure, payable));
  keep(found, edition.healthActions(g, figure, payable));
  keep(found, itemActions(g, figure, payable));
  for (const at of bearingsWith(g, figure).actions) {
    const given = at.feature.actions!(g, at);
    if (given.length > 0) keep(found, given.map(actionOf));
  }
  return found.legal;
}

interface Found {
  readonly g: Crawl;
  readonly payable: Payable;
  readonly limits: readonly Bearing[];
  readonly legal: Action[];
}

function keep({ g, payable, limits, legal }: Found, actions: readonly Action[]): void {
  for (const action of actions)
    if (isPayable(payable, action.type) && (limits.length === 0 || isAllowed(g, limits, action))) legal.push(action);
}

// Member by member: a look-up by a name that is only known when it runs is slow, and every action is looked up.
function isPayable(payable: Payable, type: ActionType): boolean {
  if (type === 'mouvement') return payable.mouvement;
  if (type === 'standard') return payable.standard;
  if (type === 'bonus') return payable.bonus;
  return type === 'complexe' ? payable.complexe : payable.libre;
}

function isAllowed(g: Crawl, limits: readonly Bearing[], action: Action): boolean {
  for (const at of limits) if (!at.feature.allows!(g, at, action)) return false;
  return true;
}
