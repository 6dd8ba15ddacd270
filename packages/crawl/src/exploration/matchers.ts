import { type CardId, isJoker, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from '../cards/index.ts';
import type { CardMatcher } from '../content/types.ts';

const RED: readonly Suit[] = ['coeur', 'carreau'];

/** AD1-EXPLO-13: a rank, a range of ranks, a suit, a colour or a card; `joker` names both jokers (AD1-EVEN-11). */
export function matches(matcher: CardMatcher, card: CardId): boolean {
  if (isJoker(card)) return matcher === 'joker' || matcher === card;
  if (matcher === 'joker') return false;
  const [rank, suit] = [rankOf(card), suitOf(card)];
  if (isRank(matcher)) return rank === matcher;
  if (isSuit(matcher)) return suit === matcher;
  if (matcher === 'rouge') return RED.includes(suit);
  if (matcher === 'noir') return !RED.includes(suit);
  const [first = '', last = ''] = matcher.split('-');
  if (isRank(first) && isRank(last)) {
    const at = RANKS.indexOf(rank);
    return at >= RANKS.indexOf(first) && at <= RANKS.indexOf(last);
  }
  if (isRank(first) && isSuit(last)) return card === matcher;
  throw new Error(`no card matcher ${matcher}`);
}

export const matchesAny = (matchers: readonly CardMatcher[], card: CardId): boolean =>
  matchers.some((matcher) => matches(matcher, card));

const isRank = (word: string): word is Rank => (RANKS as readonly string[]).includes(word);
const isSuit = (word: string): word is Suit => (SUITS as readonly string[]).includes(word);
