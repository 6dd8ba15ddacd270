import { type CardId, JOKERS, RANKS, SUITS } from '@souterrain/crawl';
import type { ByLang, Lang } from '@souterrain/words';

interface Letters {
  readonly ranks: Readonly<Record<string, readonly string[]>>;
  readonly suits: Readonly<Record<string, readonly string[]>>;
  readonly joker: readonly string[];
}

/** How cards are written in short; a suit has its letter, its name and its sign. */
const LETTERS: ByLang<Letters> = {
  fr: {
    ranks: { valet: ['v', 'valet'], dame: ['d', 'dame'], roi: ['r', 'roi'], as: ['a', 'as', '1'] },
    suits: {
      coeur: ['c', 'co', 'coeur', '♥'],
      carreau: ['k', 'ca', 'carreau', '♦'],
      pique: ['p', 'pique', '♠'],
      trefle: ['t', 'trefle', '♣'],
    },
    joker: ['jo', 'joker', '★'],
  },
  en: {
    ranks: { valet: ['j', 'jack'], dame: ['q', 'queen'], roi: ['k', 'king'], as: ['a', 'ace', '1'] },
    suits: {
      coeur: ['h', 'heart', 'hearts', '♥'],
      carreau: ['d', 'diamond', 'diamonds', '♦'],
      pique: ['s', 'spade', 'spades', '♠'],
      trefle: ['c', 'club', 'clubs', '♣'],
    },
    joker: ['jk', 'jo', 'joker', '★'],
  },
};

function everyText(lang: Lang): ReadonlyMap<string, readonly CardId[]> {
  const { ranks, suits, joker } = LETTERS[lang];
  const texts = new Map<string, readonly CardId[]>();
  for (const rank of RANKS)
    for (const suit of SUITS)
      for (const first of ranks[rank] ?? [rank])
        for (const last of suits[suit]!) texts.set(first + last, [`${rank}-${suit}`]);
  for (const name of joker) {
    texts.set(name, JOKERS);
    JOKERS.forEach((card, i) => {
      texts.set(`${name}${i + 1}`, [card]);
    });
  }
  return texts;
}

const TEXTS: ByLang<ReadonlyMap<string, readonly CardId[]>> = { fr: everyText('fr'), en: everyText('en') };

/** Accents, capitals, dashes and « œ » do not count. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\ufe0e\ufe0f-]/g, '')
    .replaceAll('œ', 'oe');

/** The cards that a short text may mean: two for a Joker, one for the rest, none when it is no card. */
export const readCard = (text: string, lang: Lang): readonly CardId[] => TEXTS[lang].get(plain(text)) ?? [];
