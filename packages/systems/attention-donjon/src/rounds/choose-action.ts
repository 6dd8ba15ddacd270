import { ask, type Option, option, type Params, type Rule } from '@souterrain/kernel';
import { checkEnd } from '../exploration/objective.ts';
import { seatOf } from '../figures/sides.ts';
import type { AD1, Figure } from '../state.ts';
import type { Action, ActionType } from './action.ts';
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

const offered = (action: Action): Option<Action> => {
  const { id, type, label = id, params, at } = action;
  const told = params === undefined ? PARAMS_OF[type] : { ...params, type };
  return at === undefined ? { id, label, params: told, value: action } : { id, label, params: told, at, value: action };
};

/** Most options say nothing but their type. */
const PARAMS_OF: Readonly<Record<ActionType, Params>> = {
  mouvement: { type: 'mouvement' },
  standard: { type: 'standard' },
  bonus: { type: 'bonus' },
  complexe: { type: 'complexe' },
  libre: { type: 'libre' },
};
