import type { Handlers } from '../handlers.ts';
import { figureOf } from '../state.ts';
import type { MovementEvent } from './events.ts';

const nothing = (): void => {};

export const movementHandlers: Handlers<MovementEvent> = {
  figureMoved(state, { figure, to, how }) {
    const moved = figureOf(state, figure);
    moved.cell = to;
    if (how === 'arrivee') moved.status = 'plateau';
  },
  dodgeNeeded: nothing,
  dodgeSettled: nothing,
  moveStopped: nothing,
  pushPrevented: nothing,
  squareTriggered(state, { cell, effect, gone }) {
    if (gone) state.board = { ...state.board, changes: { ...state.board.changes, [cell]: null } };
    // AD1-GRID-11: what a switch does is the scenario's business; it counts them.
    if (effect === 'interrupteur') state.tallies.interrupteurs = (state.tallies.interrupteurs ?? 0) + 1;
  },
};
