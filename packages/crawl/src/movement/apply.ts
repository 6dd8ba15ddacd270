import type { Handlers } from '../handlers.ts';
import { figureOf } from '../state.ts';
import type { MovementEvent } from './events.ts';

const nothing = (): void => {};

export const movementHandlers: Handlers<MovementEvent> = {
  figureMoved(g, { figure, to, how }) {
    const moved = figureOf(g.state, figure);
    moved.cell = to;
    if (how === 'arrivee') moved.status = 'plateau';
  },
  dodgeNeeded: nothing,
  dodgeSettled: nothing,
  moveStopped: nothing,
  pushPrevented: nothing,
  squareTriggered(g, { cell, effect, gone }) {
    if (gone) g.state.board = { ...g.state.board, changes: { ...g.state.board.changes, [cell]: null } };
    // AD1-GRID-11: what a switch does is the scenario's business; it counts them.
    if (effect === 'interrupteur') g.state.tallies.interrupteurs = (g.state.tallies.interrupteurs ?? 0) + 1;
  },
};
