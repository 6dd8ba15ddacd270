import { type Option, OVER, type Rule } from '@souterrain/kernel';
import { checkEnd } from '../exploration/objective.ts';
import type { Figure } from '../state.ts';
import type { Action } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { actionQuestion, chooseAction, perform } from './choose-action.ts';
import { closeTurns, openTurns } from './turn-effects.ts';

/** AD1-TURN-08. */
const ACTIONS = 2;

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
