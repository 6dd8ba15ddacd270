/** AD1-DECK-01: the Deck d'exploration, 52 cards and two jokers. */
export const SUITS = ['coeur', 'carreau', 'pique', 'trefle'] as const;
export type Suit = (typeof SUITS)[number];

/** From the lowest to the highest. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'valet', 'dame', 'roi', 'as'] as const;
export type Rank = (typeof RANKS)[number];

export type Joker = 'joker-1' | 'joker-2';
export type SuitedCard = `${Rank}-${Suit}`;
export type CardId = SuitedCard | Joker;

export const JOKERS: readonly Joker[] = ['joker-1', 'joker-2'];

export const DECK: readonly CardId[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank): CardId => `${rank}-${suit}`)),
  ...JOKERS,
];

export const isJoker = (card: CardId): card is Joker => card === 'joker-1' || card === 'joker-2';

export const rankOf = (card: SuitedCard): Rank => card.slice(0, card.indexOf('-')) as Rank;
export const suitOf = (card: SuitedCard): Suit => card.slice(card.indexOf('-') + 1) as Suit;

/** AD1-DECK-05: 2 to 10 at face value, Valet 11, Dame 12, Roi 13, As 14. */
export const rankValue = (rank: Rank): number => RANKS.indexOf(rank) + 2;

/** Suits from the strongest to the weakest, as a scenario may set them. */
export type SuitOrder = readonly [Suit, Suit, Suit, Suit];

export const DEFAULT_SUIT_ORDER: SuitOrder = ['pique', 'coeur', 'carreau', 'trefle'];

/** How high a card stands: rank, then suit; a joker above every As. */
export function heightOf(card: CardId, order: SuitOrder): number {
  if (isJoker(card)) return 1000;
  const { value, suit } = READ.get(card)!;
  return value * 4 + 3 - order.indexOf(suit);
}

/** Every card read once: heights are compared at every turn. */
const READ: ReadonlyMap<CardId, { readonly value: number; readonly suit: Suit }> = new Map(
  SUITS.flatMap((suit) => RANKS.map((rank) => [`${rank}-${suit}`, { value: rankValue(rank), suit }])),
);
