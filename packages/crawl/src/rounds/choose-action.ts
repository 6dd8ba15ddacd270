import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { editionOf } from '../edition.ts';
import { stir } from '../exploration/hazards.ts';
import { checkEnd } from '../exploration/objective.ts';
import { seatOf } from '../figures/sides.ts';
import { zoneAt } from '../movement/plan.ts';
import type { Crawl, Figure } from '../state.ts';
import { Action } from './action.ts';
import { releaseCards } from './joker.ts';
import { actionsOf } from './providers.ts';
import { spend } from './turn.ts';

const STOP = option('fin-du-tour', null);
const DECLINE = option('passer', null);

/** AD1-TURN-14: one action, wholly resolved before the next is declared; false when the player stops. */
export function* chooseAction(g: Crawl, figure: Figure, { outside = false } = {}): Rule<boolean> {
  if (figure.status !== 'plateau' || g.state.result !== null) return false;
  const legal = actionsOf(g, figure);
  // AD1-BERS-20: a movement, bonus or standard action.
  const actions = outside ? legal.filter(({ type }) => type !== 'libre') : legal;
  if (!isWorthAsking(actions)) return false;
  const options: Option<Action | null>[] = actions;
  for (let i = 0; i < actions.length; i++) if (actions[i]!.rolls) options[i] = withOdds(g, figure, actions[i]!);
  options.push(outside ? DECLINE : STOP);
  const picked = yield* ask<Action | null>({
    id: outside ? 'action-hors-tour' : 'action',
    seat: seatOf(g.state, figure),
    rule: outside ? 'AD1-BERS-20' : 'AD1-TURN-14',
    params: { figure: figure.id, actions: g.state.turn!.actions },
    options,
  });
  if (picked === null) return false;
  // AD2-PERI-03.
  const zone = g.state.hazards.length > 0 && picked.type !== 'libre' ? zoneAt(g.state, figure.cell) : undefined;
  spend(g, figure, picked.type);
  yield* picked.run(g, figure);
  if (zone !== undefined) yield* stir(g, figure, zone);
  releaseCards(g);
  checkEnd(g);
  return true;
}

function isWorthAsking(actions: readonly Action[]): boolean {
  for (const { minor } of actions) if (!minor) return true;
  return false;
}

/** What an action is worth depends on the game: one that throws dice is offered by a copy that can tell. */
const withOdds = (g: Crawl, figure: Figure, action: Action): Action =>
  new Action(action, editionOf(g.state).oddsOf(g, figure, action));
