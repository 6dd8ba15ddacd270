import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { checkEnd } from '../exploration/objective.ts';
import { seatOf } from '../figures/sides.ts';
import type { AD1, Figure } from '../state.ts';
import type { Action } from './action.ts';
import { releaseCards } from './joker.ts';
import { actionsOf } from './providers.ts';
import { spend } from './turn.ts';

const STOP: Option<null> = option('fin-du-tour', null);
const DECLINE: Option<null> = option('passer', null);

/** AD1-TURN-14: one action, wholly resolved before the next is declared; false when the player stops. */
export function* chooseAction(g: AD1, figure: Figure, { outside = false } = {}): Rule<boolean> {
  if (figure.status !== 'plateau' || g.state.result !== null) return false;
  const legal = actionsOf(g, figure);
  // AD1-BERS-20: a movement, bonus or standard action.
  const actions = outside ? legal.filter(({ type }) => type !== 'libre') : legal;
  if (actions.every(({ minor }) => minor)) return false;
  const picked = yield* ask<Action | null>({
    id: outside ? 'action-hors-tour' : 'action',
    seat: seatOf(g.state, figure),
    rule: outside ? 'AD1-BERS-20' : 'AD1-TURN-14',
    params: { figure: figure.id, actions: g.state.turn!.actions },
    options: [...actions.map(offered), outside ? DECLINE : STOP],
  });
  if (picked === null) return false;
  spend(g, figure, picked.type);
  yield* picked.run();
  releaseCards(g);
  checkEnd(g);
  return true;
}

/** Written out, always in the same shape: most of a game is options. */
const offered = (action: Action): Option<Action> => ({
  id: action.id,
  label: action.label ?? action.id,
  params: action.params,
  at: action.at,
  cost: action.type,
  value: action,
});
