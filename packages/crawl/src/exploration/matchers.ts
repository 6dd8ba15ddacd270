import { type CardId, isJoker, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from '../cards/index.ts';
import type { CardMatcher } from '../content/types.ts';

const RED: readonly Suit[] = ['coeur', 'carreau'];

type Read = (card: CardId) => boolean;
const readings = new Map<CardMatcher, Read>();

/** AD1-EXPLO-13: a rank, a range of ranks, a suit, a colour or a card; `joker` names both jokers (AD1-EVEN-11). */
export function matches(matcher: CardMatcher, card: CardId): boolean {
  let read = readings.get(matcher);
  if (!read) {
    read = readingOf(matcher);
    readings.set(matcher, read);
  }
  return read(card);
}

export const matchesAny = (matchers: readonly CardMatcher[], card: CardId): boolean =>
  matchers.some((matcher) => matches(matcher, card));

const isRank = (word: string): word is Rank => (RANKS as readonly string[]).includes(word);
const isSuit = (word: string): word is Suit => (SUITS as readonly string[]).includes(word);

function readingOf(matcher: CardMatcher): Read {
  if (matcher === 'joker') return isJoker;
  if (isRank(matcher)) return (card) => !isJoker(card) && rankOf(card) === matcher;
  if (isSuit(matcher)) return (card) => !isJoker(card) && suitOf(card) === matcher;
  if (matcher === 'rouge') return (card) => !isJoker(card) && RED.includes(suitOf(card));
  if (matcher === 'noir') return (card) => !isJoker(card) && !RED.includes(suitOf(card));
  const [first = '', last = ''] = matcher.split('-');
  if (isRank(first) && isRank(last)) {
    const [low, high] = [RANKS.indexOf(first), RANKS.indexOf(last)];
    return (card) => !isJoker(card) && RANKS.indexOf(rankOf(card)) >= low && RANKS.indexOf(rankOf(card)) <= high;
  }
  if (isRank(first) && isSuit(last)) return (card) => card === matcher;
  throw new Error(`no card matcher ${matcher}`);
}
