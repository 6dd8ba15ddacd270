import type { Action } from '../rounds/action.ts';
import type { AD1, Figure } from '../state.ts';
import { equipActions, keepActions, rearrangeActions } from './equip.ts';
import { exchangeActions } from './exchange.ts';
import { pickUpActions } from './pick-up.ts';
import { reloadActions } from './reload.ts';
import { useActions } from './using.ts';

/** Utiliser un objet, S'équiper, Se rééquiper, Échanger, Ramasser, Recharger, and what is free. */
export function itemActions(g: AD1, figure: Figure): readonly Action[] {
  if (!figure.hero) return [];
  return [
    ...useActions(g, figure),
    ...reloadActions(g, figure),
    ...equipActions(g, figure),
    ...pickUpActions(g, figure),
    ...exchangeActions(g, figure),
    ...keepActions(g, figure),
    ...rearrangeActions(g, figure),
  ];
}
