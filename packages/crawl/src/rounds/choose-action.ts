import { ask, type Option, type Rule } from '@souterrain/kernel';
import { editionOf } from '../edition.ts';
import { stir } from '../exploration/hazards.ts';
import { checkEnd } from '../exploration/objective.ts';
import { seatOf } from '../figures/sides.ts';
import { zoneAt } from '../movement/plan.ts';
import type { Crawl, Figure } from '../state.ts';
import type { Action } from './action.ts';
import { releaseCards } from './joker.ts';
import { actionsOf } from './providers.ts';
import { spend } from './turn.ts';

/** In the shape of the options beside them. */
const closing = (id: string): Option<null> => ({
  id,
  label: id,
  params: undefined,
  at: undefined,
  cost: undefined,
  minor: undefined,
  odds: undefined,
  value: null,
});
const STOP = closing('fin-du-tour');
const DECLINE = closing('passer');

/** AD1-TURN-14: one action, wholly resolved before the next is declared; false when the player stops. */
export function* chooseAction(g: Crawl, figure: Figure, { outside = false } = {}): Rule<boolean> {
  if (figure.status !== 'plateau' || g.state.result !== null) return false;
  const legal = actionsOf(g, figure);
  // AD1-BERS-20: a movement, bonus or standard action.
  const actions = outside ? legal.filter(({ type }) => type !== 'libre') : legal;
  if (!isWorthAsking(actions)) return false;
  // Made at its full length: a list that grows option by option is copied on the way.
  const options = new Array<Option<Action | null>>(actions.length + 1);
  for (let i = 0; i < actions.length; i++) options[i] = offered(g, figure, actions[i]!);
  options[actions.length] = outside ? DECLINE : STOP;
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

/** Without odds an option says nothing of the game in progress: it is made once for its action. */
function offered(g: Crawl, figure: Figure, action: Action): Option<Action> {
  if (action.rolls) return optionOf(action, editionOf(g.state).oddsOf(g, figure, action));
  action.option ??= optionOf(action, undefined);
  return action.option;
}

/** Written out, always in the same shape: most of a game is options. */
const optionOf = (action: Action, odds: Option['odds']): Option<Action> => ({
  id: action.id,
  label: action.label ?? action.id,
  params: action.params,
  at: action.at,
  cost: action.type,
  minor: action.minor,
  odds,
  value: action,
});
