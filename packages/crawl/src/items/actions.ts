import { fact } from '../figures/bearings.ts';
import type { Figure } from '../state.ts';
import { type Action, ALL_PAYABLE } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { equipActions, keepActions, ownsBox, rearrangeActions } from './equip.ts';
import { exchangeActions } from './exchange.ts';
import { relockActions } from './keepsakes.ts';
import { pickUpActions } from './pick-up.ts';
import { reloadActions } from './reload.ts';
import { type ItemUse, isUseful, usesOf } from './using.ts';

/** Utiliser un objet, S'équiper, Se rééquiper, Échanger, Ramasser, Recharger, Refermer à clé, and what is free. */
export function itemActions(g: Crawl, figure: Figure, payable = ALL_PAYABLE): readonly Action[] {
  if (!figure.hero) return NONE;
  const actions: Action[] = [];
  const { uses, equip, keep, rearrange } = gearOf(g, figure);
  const hasPiles = g.state.piles.length > 0;
  for (const use of uses) if (isUseful(g, figure, use)) actions.push(use.action);
  if (payable.standard && hasPiles) add(actions, relockActions(g, figure));
  if (payable.bonus) {
    add(actions, reloadActions(g, figure));
    add(actions, equip);
    if (hasPiles) add(actions, pickUpActions(g, figure));
    add(actions, exchangeActions(g, figure));
  }
  add(actions, keep ?? keepActions(g, figure));
  if (payable.complexe) add(actions, rearrange);
  return actions;
}

const NONE: readonly Action[] = [];

function add(actions: Action[], more: readonly Action[]): void {
  for (const action of more) actions.push(action);
}

/** Actions that follow from what a hero has and wears alone: the same from one choice to the next. */
interface Gear {
  g: Crawl | undefined;
  uses: readonly ItemUse[];
  equip: readonly Action[];
  /** Undefined for the owner of an iron box, where it also matters what was done this turn. */
  keep: readonly Action[] | undefined;
  rearrange: readonly Action[];
}

const gearHeld = fact((): Gear => ({ g: undefined, uses: [], equip: NONE, keep: NONE, rearrange: NONE }));

function gearOf(g: Crawl, figure: Figure): Gear {
  const gear = gearHeld(g, figure);
  if (gear.g === g) return gear;
  gear.g = g;
  gear.uses = usesOf(g, figure);
  gear.equip = equipActions(g, figure);
  gear.keep = ownsBox(figure) ? undefined : keepActions(g, figure);
  gear.rearrange = rearrangeActions(g, figure);
  return gear;
}
