import { draw, type Rule, type RuleRef, type SeatId } from '@souterrain/kernel';
import { type CardId, DECK } from './cards.ts';

/**
 * The deck is what nobody has seen: every card that is neither in the discard, nor held as an initiative, nor kept aside.
 * Its order does not exist before a card is drawn.
 */
export interface DeckState {
  /** Face up, in the order of their discard. */
  discard: CardId[];
  /** Out of the deck for now: current initiatives, kept jokers, cards set aside by an ability. */
  held: CardId[];
}

export const freshDeck = (): DeckState => ({ discard: [], held: [] });

export const pileOf = ({ discard, held }: DeckState): readonly CardId[] =>
  DECK.filter((card) => !discard.includes(card) && !held.includes(card));

export interface DrawCards {
  readonly deck: DeckState;
  readonly seat: SeatId;
  readonly count: number;
  readonly rule: RuleRef;
  /** Called when the pile runs out within a Round: the discard becomes the new deck. */
  readonly onReshuffle: () => void;
}

/** Draws cards, face up. The caller says by events where they go. */
export function* drawCards({ deck, seat, count, rule, onReshuffle }: DrawCards): Rule<readonly CardId[]> {
  const first = pileOf(deck);
  if (first.length >= count) return yield* draw({ deck: 'exploration', seat, from: first, count, rule });
  const rest =
    first.length > 0 ? yield* draw({ deck: 'exploration', seat, from: first, count: first.length, rule }) : [];
  onReshuffle();
  const from = pileOf(deck).filter((card) => !rest.includes(card));
  const more = yield* draw({ deck: 'exploration', seat, from, count: count - rest.length, rule });
  return [...rest, ...more];
}
