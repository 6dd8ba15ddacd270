import type { CrawlState, Figure, Turn } from '../state.ts';

/** The turn in progress, when it is this figure's. */
export const ownTurn = (state: CrawlState, figure: Figure): Turn | undefined =>
  state.turn?.figure === figure.id ? state.turn : undefined;

/** AD1-TURN-17, AD2-XROUND-09: it went on the defensive in this turn, in which it does not attack. */
export const isOnDefensive = (state: CrawlState, figure: Figure): boolean =>
  ownTurn(state, figure)?.flags.includes('defensive') === true;
