import { type DeckState, pileOf } from '@souterrain/crawl';
import { copy, type SeatId } from '@souterrain/kernel';
import type { State } from './state.ts';

/** AD1-DECK-06: every card drawn is face up; what is left in the deck is a number. */
export interface AD1View extends State {
  readonly deck: DeckState & { readonly left: number };
}

/** Nothing is secret but the order of the deck, which does not exist before a card is drawn. */
export function view(state: State, _seat: SeatId | undefined): AD1View {
  const { board, ...rest } = state;
  const seen = copy(rest);
  // A board is replaced when it changes, never changed: its plan is worked out once for rules and clients.
  return { ...seen, board, deck: { ...seen.deck, left: pileOf(state.deck).length } };
}
