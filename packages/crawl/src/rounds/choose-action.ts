import { asking, type Decision, type Option, option, type Rule } from '@souterrain/kernel';
import { stir } from '../exploration/hazards.ts';
import { checkEnd } from '../exploration/objective.ts';
import { seatOf } from '../figures/sides.ts';
import { zoneAt } from '../movement/plan.ts';
import type { Figure } from '../state.ts';
import { figure, number } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Action } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { spend } from './economy.ts';
import { releaseCards } from './joker.ts';
import { actionsOf } from './providers.ts';

const STOP = option('fin-du-tour', null);
const DECLINE = option('passer', null);

/** What a figure may do now, and to stop; undefined where nothing is worth a question. */
export function actionQuestion(
  g: Crawl,
  figure: Figure,
  { outside = false } = {},
): Decision<Action | null> | undefined {
  if (figure.status !== 'plateau' || g.state.result !== null) return undefined;
  const legal = actionsOf(g, figure);
  // AD1-BERS-20: a movement, bonus or standard action.
  const actions = outside ? legal.filter(({ type }) => type !== 'libre') : legal;
  if (!isWorthAsking(actions)) return undefined;
  const options: Option<Action | null>[] = actions;
  for (let i = 0; i < actions.length; i++) if (actions[i]!.rolls) options[i] = withOdds(g, figure, actions[i]!);
  options.push(outside ? DECLINE : STOP);
  return asking<Action | null>({
    id: outside ? 'action-hors-tour' : 'action',
    seat: seatOf(g.state, figure),
    rule: outside ? 'AD1-BERS-20' : 'AD1-TURN-14',
    params: { figure: figure.id, actions: g.state.turn!.actions },
    options,
  });
}

/** AD1-TURN-14: one action, wholly resolved before the next is declared. */
export function* perform(g: Crawl, figure: Figure, action: Action): Rule<void> {
  // AD2-PERI-03.
  const zone = g.state.hazards.length > 0 && action.type !== 'libre' ? zoneAt(g, figure.cell) : undefined;
  spend(g, figure, action.type);
  const outer = g.underway;
  g.underway = { figure, action };
  yield* action.run(g, figure);
  if (zone !== undefined) yield* stir(g, figure, zone);
  g.underway = outer;
  releaseCards(g);
  checkEnd(g);
}

/** One action of a figure; false when its player stops. */
export function* chooseAction(g: Crawl, figure: Figure, { outside = false } = {}): Rule<boolean> {
  const question = actionQuestion(g, figure, { outside });
  if (question === undefined) return false;
  const { value: picked } = (yield question) as Option<Action | null>;
  if (picked === null) return false;
  yield* perform(g, figure, picked);
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
  odds: g.edition.oddsOf(g, figure, action),
  value: action,
});

export const turnWords = defineWords({
  prompts: {
    action: {
      fr: (a) => `${figure(a)} a ${a.count(number(a, 'actions'), 'action', 'actions')} : que faire ?`,
      en: (a) => `${figure(a)} has ${a.count(number(a, 'actions'), 'action', 'actions')}: what now?`,
    },
    'action-hors-tour': {
      fr: (a) => `${figure(a)} peut agir hors de son tour : que faire ?`,
      en: (a) => `${figure(a)} may act out of turn: what now?`,
    },
  },
  labels: { 'fin-du-tour': { fr: 'Finir le tour', en: 'End the turn' }, passer: { fr: 'Passer', en: 'Pass' } },
});
