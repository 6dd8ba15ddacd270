import { asking, type Option, option, type Rule } from '@souterrain/kernel';
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
  const { value: picked } = (yield asking<Action | null>({
    id: outside ? 'action-hors-tour' : 'action',
    seat: seatOf(g.state, figure),
    rule: outside ? 'AD1-BERS-20' : 'AD1-TURN-14',
    params: { figure: figure.id, actions: g.state.turn!.actions },
    options,
  })) as Option<Action | null>;
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

/** What an action is worth depends on the game: one that throws dice is not its own option. */
const withOdds = (g: Crawl, figure: Figure, action: Action): Option<Action> => ({
  id: action.id,
  label: action.label,
  params: action.params,
  at: action.at,
  cost: action.type,
  minor: action.minor,
  odds: editionOf(g.state).oddsOf(g, figure, action),
  value: action,
});
