import { type Option, OVER, type Rule } from '@souterrain/kernel';
import { checkEnd } from '../exploration/objective.ts';
import { bans, bearingsWith } from '../figures/bearings.ts';
import type { Crawl, Figure } from '../state.ts';
import type { Action, ActionType, Payable } from './action.ts';
import { actionQuestion, chooseAction, perform } from './choose-action.ts';
import { closeTurns, openTurns } from './turn-effects.ts';

const COST: Readonly<Record<ActionType, number>> = { mouvement: 1, standard: 1, bonus: 1, complexe: 2, libre: 0 };

/** AD1-TURN-08. */
const ACTIONS = 2;

/** AD1-TURN-13, AD1-GRAVE-06, AD1-GRAVE-10: may an action of this type still be taken in the turn in progress? */
export function canSpend(g: Crawl, figure: Figure, type: ActionType): boolean {
  const { turn } = g.state;
  if (turn === null || turn.figure !== figure.id || turn.flags.includes('fini')) return false;
  // AD1-ETAT-03, AD2-ETAT-11: who cannot act does nothing for free either.
  if (bans(g, figure, 'actions')) return false;
  if (type === 'libre') return true;
  if (turn.actions < (type === 'complexe' ? 2 : 1)) return false;
  // AD1-TURN-10, AD1-TURN-11; AD1-TURN-09: movements are not limited.
  if (type === 'standard' && turn.standard) return false;
  if (type === 'bonus' && turn.bonus) return false;
  for (const at of bearingsWith(g, figure).economy) if (!at.feature.economy!(g, at, type)) return false;
  return true;
}

/** The same for every type at once. */
export function payableNow(g: Crawl, figure: Figure): Payable {
  const { turn } = g.state;
  if (turn === null || turn.figure !== figure.id || turn.flags.includes('fini')) return NOTHING;
  if (bans(g, figure, 'actions')) return NOTHING;
  if (turn.actions === 0) return FREE;
  // Most figures have nothing that limits the types of their Actions.
  if (figure.marks.length === 0 && bearingsWith(g, figure).economy.length === 0)
    return {
      mouvement: true,
      standard: !turn.standard,
      bonus: !turn.bonus,
      complexe: turn.actions >= 2,
      libre: true,
    };
  return {
    mouvement: canSpend(g, figure, 'mouvement'),
    standard: canSpend(g, figure, 'standard'),
    bonus: canSpend(g, figure, 'bonus'),
    complexe: canSpend(g, figure, 'complexe'),
    libre: true,
  };
}

const NOTHING: Payable = { mouvement: false, standard: false, bonus: false, complexe: false, libre: false };
const FREE: Payable = { mouvement: false, standard: false, bonus: false, complexe: false, libre: true };

export function spend(g: Crawl, figure: Figure, type: ActionType): void {
  if (type === 'libre') return;
  const left = g.state.turn!.actions - COST[type];
  g.emit({ type: 'actionSpent', figure: figure.id, action: type, left, rules: [RULE_OF[type]] });
}

/** AD1-HEALTH-18: what was spent is given back. */
export function refund(g: Crawl, figure: Figure, type: ActionType): void {
  const { turn } = g.state;
  if (type === 'libre' || turn === null || turn.figure !== figure.id) return;
  const left = turn.actions + COST[type];
  g.emit({ type: 'actionRefunded', figure: figure.id, action: type, left, rules: ['AD1-TURN-30'] });
}

const RULE_OF = {
  mouvement: 'AD1-TURN-09',
  standard: 'AD1-TURN-10',
  bonus: 'AD1-TURN-11',
  complexe: 'AD1-TURN-12',
} as const;

/** Notes something the rules of this turn look back at; `fini` ends it. */
export function flag(g: Crawl, figure: Figure, what: string): void {
  const { turn } = g.state;
  if (turn === null || turn.figure !== figure.id || turn.flags.includes(what)) return;
  g.emit({ type: 'turnFlagged', figure: figure.id, what, rules: ['AD1-TURN-14'] });
}

/** Opens a turn for a figure, hero or of a group: two Actions, start-of-turn effects (AD1-TURN-29). */
export function beginTurn(g: Crawl, figure: Figure): Rule<void> {
  // In the turn of a group these effects were settled for all its figures before the first one acts.
  const opened = g.state.acting.includes(figure.id);
  g.emit({ type: 'turnStarted', figure: figure.id, actions: ACTIONS, rules: ['AD1-TURN-08'] });
  return opened ? OVER : openTurns(g, [figure], null);
}

/** AD1-TURN-14: Actions that were not used are lost. */
export function endTurn(g: Crawl, figure: Figure): Rule<void> {
  const closing = g.state.acting.includes(figure.id) ? OVER : closeTurns(g, [figure]);
  if (closing !== OVER) return closeThenEnd(g, figure, closing);
  end(g, figure);
  return OVER;
}

function* closeThenEnd(g: Crawl, figure: Figure, closing: Rule<void>): Rule<void> {
  yield* closing;
  end(g, figure);
}

function end(g: Crawl, figure: Figure): void {
  g.emit({ type: 'turnEnded', figure: figure.id, rules: ['AD1-TURN-14'] });
  checkEnd(g);
}

/** A whole turn of a hero: its own on its card, or one more (AD1-SYLV-11). */
export function* takeTurn(g: Crawl, hero: Figure): Rule<void> {
  yield* beginTurn(g, hero);
  // As `chooseAction`, in the turn itself: what is asked most often climbs through one rule less.
  for (let question = actionQuestion(g, hero); question !== undefined; question = actionQuestion(g, hero)) {
    const { value: picked } = (yield question) as Option<Action | null>;
    if (picked === null) break;
    const running = perform(g, hero, picked);
    if (running !== OVER) yield* running;
  }
  yield* endTurn(g, hero);
}

/** AD1-BERS-20: one action outside any turn; true when one was taken. */
export function* actOnce(g: Crawl, figure: Figure): Rule<boolean> {
  g.emit({ type: 'asideStarted', figure: figure.id, rules: ['AD1-BERS-20'] });
  const acted = yield* chooseAction(g, figure, { outside: true });
  g.emit({ type: 'asideEnded', figure: figure.id, rules: ['AD1-BERS-20'] });
  return acted;
}
