import { copy, type SeatId } from '@souterrain/kernel';
import { type DeckState, pileOf } from './cards/index.ts';
import type { CrawlState } from './state.ts';

/** AD1-DECK-06: every card drawn is face up; what is left in the deck is a number. */
export type CrawlView<S extends CrawlState = CrawlState> = Omit<S, 'deck'> & {
  readonly deck: DeckState & { readonly left: number };
};

/** Nothing is secret but the order of the deck, which does not exist before a card is drawn. */
export function view<S extends CrawlState>({ state }: { readonly state: S }, _seat: SeatId | undefined): CrawlView<S> {
  const { board, ...rest } = state;
  const seen = copy(rest);
  // A board is replaced when it changes, never changed: its plan is worked out once for rules and clients.
  return { ...seen, board, deck: { ...seen.deck, left: pileOf(state.deck).length } } as unknown as CrawlView<S>;
}
