import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Rule, type SeatId } from '@souterrain/kernel';
import { type CardId, isJoker, RANKS, SUITS, type SuitedCard, drawCards as takeCards } from '../cards/index.ts';
import type { FigureId, GroupId } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import type { DrawReason } from './state.ts';

export interface DrawOrder {
  readonly seat: SeatId;
  readonly rule: RuleId;
  /** AD1-DECK-02. */
  readonly reason: DrawReason;
  /** Whom the card is for, where it is somebody. */
  readonly figure?: FigureId | undefined;
  readonly group?: GroupId | undefined;
}

/** AD1-DECK-03, AD1-Q-14: one card for a table, jokers replaced (or chosen); it goes to the discard. */
export function* drawCard(g: Crawl, order: DrawOrder): Rule<SuitedCard> {
  const { seat, rule, reason, figure, group } = order;
  for (;;) {
    const [card] = yield* drawCards(g, { seat, rule, reason, figure, group, count: 1 });
    if (!isJoker(card!)) return card!;
    if (g.state.variants.jokerElsewhere === 'wild') return yield* chooseCard(order);
  }
}

function* chooseCard({ seat, reason }: DrawOrder): Rule<SuitedCard> {
  const asked = { seat, rule: 'AD1-Q-14', params: { reason } } as const;
  const rank = yield* ask({ ...asked, id: 'joker-rang', options: RANK_OPTIONS });
  const suit = yield* ask({ ...asked, id: 'joker-couleur', options: SUIT_OPTIONS });
  return `${rank}-${suit}`;
}

const RANK_OPTIONS = RANKS.map((rank) => option(`rang-${rank}`, rank, { label: 'rang', params: { rank } }));
const SUIT_OPTIONS = SUITS.map((suit) => option(`couleur-${suit}`, suit, { label: 'couleur', params: { suit } }));

/** Cards as they come, jokers included; they go to the discard. */
export const drawCards = (g: Crawl, order: DrawOrder & { readonly count: number }): Rule<readonly CardId[]> =>
  drawTo(g, order, 'defausse');

/** Cards that stay out of the deck: initiatives, and what an ability sets aside (AD1-ROUND-10). */
export const drawHeld = (g: Crawl, order: DrawOrder & { readonly count: number }): Rule<readonly CardId[]> =>
  drawTo(g, order, 'main');

function* drawTo(
  g: Crawl,
  order: DrawOrder & { readonly count: number },
  to: 'main' | 'defausse',
): Rule<readonly CardId[]> {
  const { deck } = g.state;
  const { seat, rule, count } = order;
  const onReshuffle = () => g.emit({ type: 'deckReshuffled', cards: deck.discard.length, rules: ['AD1-DECK-04'] });
  const cards = yield* takeCards(g, { deck, seat, count, rule, onReshuffle });
  tell(g, order, { cards, to });
  return cards;
}

function tell(
  g: Crawl,
  { seat, rule, reason, figure, group }: DrawOrder,
  { cards, to }: { readonly cards: readonly CardId[]; readonly to: 'main' | 'defausse' },
): void {
  g.emit({ type: 'cardsDrawn', seat, cards, reason, to, figure, group, rules: [rule, 'AD1-DECK-06'] });
}

/** Cards held go to the discard. */
export function discard(g: Crawl, cards: readonly CardId[], rules: readonly RuleId[]): void {
  if (cards.length > 0) g.emit({ type: 'cardsDiscarded', cards, rules });
}

export const drawWords = defineWords({
  prompts: {
    'joker-rang': { fr: 'Le joker vaut une carte au choix : quel rang ?', en: 'The joker is any card: which rank?' },
    'joker-couleur': { fr: 'Et de quelle couleur ?', en: 'And which suit?' },
  },
  labels: {
    rang: (o) => one(o.rank(String(o.option.params.rank))),
    couleur: (o) => one(o.suit(String(o.option.params.suit))),
  },
});
