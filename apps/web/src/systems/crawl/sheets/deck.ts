import { JOKERS, RANKS, SUITS } from '@souterrain/crawl';
import type { ByLang, Lang } from '@souterrain/words';
import type { HeldDeck } from '../../adaptor.ts';
import { readCard } from './card-text.ts';
import { PlayingCard } from './cards.tsx';

const NAMES: ByLang<{ readonly ranks: Readonly<Record<string, string>>; name(rank: string, suit: string): string }> = {
  fr: {
    ranks: { valet: 'Valet', dame: 'Dame', roi: 'Roi', as: 'As', coeur: 'Cœur', trefle: 'Trèfle' },
    name: (rank, suit) => `${rank} de ${capital(suit)}`,
  },
  en: {
    ranks: {
      valet: 'Jack',
      dame: 'Queen',
      roi: 'King',
      as: 'Ace',
      coeur: 'Hearts',
      carreau: 'Diamonds',
      pique: 'Spades',
      trefle: 'Clubs',
    },
    name: (rank, suit) => `${rank} of ${suit}`,
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** « Dame de Cœur ». */
export function cardName(card: string, lang: Lang): string {
  const [rank = '', suit = ''] = card.split('-');
  const { ranks, name } = NAMES[lang];
  if (rank === 'joker') return lang === 'fr' ? `Joker n° ${suit}` : `Joker ${suit}`;
  return name(ranks[rank] ?? rank, ranks[suit] ?? suit);
}

/** AD1-DECK-01: 52 cards and two jokers, as people hold them. */
export const held: HeldDeck = {
  // The jokers end the first rows.
  rows: SUITS.map((suit, i) => [...RANKS.map((rank) => `${rank}-${suit}`), ...JOKERS.slice(i, i + 1)]),
  read: readCard,
  name: cardName,
  Card: PlayingCard,
};
