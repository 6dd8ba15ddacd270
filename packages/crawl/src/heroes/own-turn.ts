import type { Figure, State, Turn } from '../state.ts';

/** The turn in progress, when it is this figure's. */
export const ownTurn = (state: State, figure: Figure): Turn | undefined =>
  state.turn?.figure === figure.id ? state.turn : undefined;
