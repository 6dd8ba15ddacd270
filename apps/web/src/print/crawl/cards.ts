import { RANKS, type Rank, SUITS, type Suit } from '@souterrain/crawl';
import type { CardMatcher } from '@souterrain/crawl/content';
import type { SystemWords } from '@souterrain/words';
import type { CrawlWords } from './crawl-words.ts';

const SIGNS: Readonly<Record<string, string>> = { coeur: '♥', carreau: '♦', pique: '♠', trefle: '♣' };

interface Speech {
  readonly words: Pick<SystemWords, 'term'>;
  readonly said: CrawlWords;
}

/** « Valet » of `valet-pique`, so that ranks have one name everywhere. */
const rankName = (rank: string, { words }: Speech): string =>
  /^\d+$/.test(rank) ? rank : (words.term(`${rank}-pique`, undefined).split(' ')[0] ?? rank);

const isRank = (text: string): boolean => (RANKS as readonly string[]).includes(text);

/** AD1-EXPLO-13: « 2 à 4 », « Dame ♠ », « rouge ». */
function matcherName(matcher: CardMatcher, speech: Speech): string {
  const { said } = speech;
  if (matcher === 'rouge') return said.red;
  if (matcher === 'noir') return said.black;
  if (matcher === 'joker') return 'Joker';
  if (isRank(matcher)) return rankName(matcher, speech);
  if (SIGNS[matcher]) return SIGNS[matcher];
  const [first = '', second = ''] = matcher.split('-');
  if (isRank(second)) return said.range(rankName(first, speech), rankName(second, speech));
  return `${rankName(first, speech)} ${SIGNS[second] ?? second}`;
}

export const cardsName = (matchers: readonly CardMatcher[], speech: Speech): string =>
  matchers.map((matcher) => matcherName(matcher, speech)).join(', ');

/** Rows of a table read with a card: ranks and suits that give the same are one row. */
export function rowsByCard(gives: (rank: Rank, suit: Suit) => string, speech: Speech): readonly [string, string][] {
  const rows: { from: string; to: string; suits: string; text: string }[] = [];
  for (const rank of RANKS) {
    const texts = SUITS.map((suit) => [suit, gives(rank, suit)] as const);
    for (const text of new Set(texts.map(([, given]) => given))) {
      const some = texts.filter(([, given]) => given === text);
      const suits = some.length === SUITS.length ? '' : some.map(([suit]) => SIGNS[suit]).join('');
      const before = rows.find((row) => row.suits === suits && row.text === text && nextRank(row.to) === rank);
      if (before) before.to = rank;
      else rows.push({ from: rank, to: rank, suits, text });
    }
  }
  return rows.map(({ from, to, suits, text }) => {
    const [first, last] = [rankName(from, speech), rankName(to, speech)];
    return [`${from === to ? first : speech.said.range(first, last)}${suits && ` ${suits}`}`, text];
  });
}

const nextRank = (rank: string): string | undefined => RANKS[RANKS.indexOf(rank as Rank) + 1];
