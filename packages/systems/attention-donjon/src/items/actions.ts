import { type Action, ALL_PAYABLE } from '../rounds/action.ts';
import type { AD1, Figure } from '../state.ts';
import { equipActions, keepActions, rearrangeActions } from './equip.ts';
import { exchangeActions } from './exchange.ts';
import { pickUpActions } from './pick-up.ts';
import { reloadActions } from './reload.ts';
import { useActions } from './using.ts';

/** Utiliser un objet, S'équiper, Se rééquiper, Échanger, Ramasser, Recharger, and what is free. */
export function itemActions(g: AD1, figure: Figure, payable = ALL_PAYABLE): readonly Action[] {
  if (!figure.hero) return NONE;
  const actions: Action[] = [];
  add(actions, useActions(g, figure));
  if (payable.bonus) {
    add(actions, reloadActions(g, figure));
    add(actions, equipActions(g, figure));
    add(actions, pickUpActions(g, figure));
    add(actions, exchangeActions(g, figure));
  }
  add(actions, keepActions(g, figure));
  if (payable.complexe) add(actions, rearrangeActions(g, figure));
  return actions;
}

const NONE: readonly Action[] = [];

function add(actions: Action[], more: readonly Action[]): void {
  for (const action of more) actions.push(action);
}
