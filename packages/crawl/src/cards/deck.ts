import { draw, type Rule, type RuleRef, type SeatId, type Thrower } from '@souterrain/kernel';
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
  /** Those of them that the scenario keeps out (AD2-XEXPLO-03). */
  aside?: CardId[];
}

export const freshDeck = (): DeckState => ({ discard: [], held: [] });

/** A bit for each card, in two numbers: the first 32 cards, then the others. */
const BIT: ReadonlyMap<CardId, readonly [first: number, last: number]> = new Map(
  DECK.map((card, i) => [card, i < 32 ? [1 << i, 0] : [0, 1 << (i - 32)]]),
);

/** What nobody has seen, in the order of the deck when it was new. */
export function pileOf({ discard, held }: DeckState): readonly CardId[] {
  const out = discard.length + held.length;
  if (out === 0) return DECK;
  let first = 0;
  let last = 0;
  for (const cards of [discard, held])
    for (const card of cards) {
      const bit = BIT.get(card)!;
      first |= bit[0];
      last |= bit[1];
    }
  // Made at its full length: one that grows card by card is copied several times on the way.
  const pile = new Array<CardId>(DECK.length - out);
  for (let i = 0, at = 0; i < DECK.length; i++)
    if (((i < 32 ? first >>> i : last >>> (i - 32)) & 1) === 0) pile[at++] = DECK[i]!;
  return pile;
}

export interface DrawCards {
  readonly deck: DeckState;
  readonly seat: SeatId;
  readonly count: number;
  readonly rule: RuleRef;
  /** Called when the pile runs out within a Round: the discard becomes the new deck. */
  readonly onReshuffle: () => void;
}

/** Draws cards, face up, by the chance of the game (AD1-SCEN-07). The caller says by events where they go. */
export function drawCards(g: Thrower, order: DrawCards): Rule<readonly CardId[]> {
  const { deck, seat, count, rule } = order;
  const from = pileOf(deck);
  return from.length >= count ? draw(g, { deck: 'exploration', seat, from, count, rule }) : drawOn(g, from, order);
}

/** Draws all that is left, then from what was the discard. */
function* drawOn(
  g: Thrower,
  first: readonly CardId[],
  { deck, seat, count, rule, onReshuffle }: DrawCards,
): Rule<readonly CardId[]> {
  const rest =
    first.length > 0 ? yield* draw(g, { deck: 'exploration', seat, from: first, count: first.length, rule }) : [];
  onReshuffle();
  const from = pileOf(deck).filter((card) => !rest.includes(card));
  const more = yield* draw(g, { deck: 'exploration', seat, from, count: count - rest.length, rule });
  return [...rest, ...more];
}
