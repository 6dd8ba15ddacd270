import { type CardId, isJoker } from '../cards/index.ts';
import type { Handlers } from '../handlers.ts';
import { wholeItem } from '../items/whole.ts';
import { type CrawlState, figureOf, type Slot } from '../state.ts';
import type { RoundEvent } from './events.ts';
import { insertSlot } from './order.ts';
import { isReserve, reservedCards } from './reserve.ts';
import { turnHandlers } from './turn-apply.ts';

export const roundHandlers: Handlers<RoundEvent> = {
  ...turnHandlers,
  phaseStarted(g, { phase }) {
    if (phase === 'tours' || phase === 'resolution') g.state.phase = phase;
    if (phase === 'fin-de-round') g.state.phase = 'preparation';
  },
  stageEntered(g, { phase }) {
    g.state.phase = phase;
    if (phase !== 'fin') return;
    // AD1-INIT-26: no joker goes on to the next game.
    for (const figure of g.state.figures) {
      if (figure.hero) giveBack(g.state, figure.hero.jokers.splice(0));
      giveBack(g.state, reservedCards(figure));
      figure.marks = figure.marks.filter((mark) => !isReserve(mark));
    }
  },
  roundStarted(g, { round }) {
    const { deck, order } = g.state;
    deck.held = deck.held.filter((card) => !order.some((slot) => slot.card === card && holdsCard(slot)));
    // AD2-ARCA-22: a card in reserve stays out of the deck.
    for (const figure of g.state.figures)
      for (const card of reservedCards(figure)) if (!deck.held.includes(card)) deck.held.push(card);
    deck.discard = [];
    g.state.round = round;
    g.state.order = [];
    g.state.lastCard = null;
    g.state.turn = null;
    g.state.acting = [];
    for (const figure of g.state.figures) {
      if (figure.used.round.length > 0) figure.used.round = [];
      if (figure.hero) figure.hero.saved = false;
    }
  },
  reactionsRestored(g, { figures }) {
    for (const { id, left } of figures) figureOf(g.state, id).reactions = left;
  },
  markCounted(g, { figure, mark, left }) {
    for (const held of figureOf(g.state, figure).marks) if (held.id === mark) held.until = { in: 'rounds', left };
  },
  heroReplaced(g, { figure }) {
    const { sheet } = figureOf(g.state, figure).hero!;
    sheet.items = sheet.items.map((item) => wholeItem(item, `objet-${g.state.next++}`));
  },
  cardsDrawn({ state: { deck } }, { cards, to }) {
    const pile = to === 'main' ? deck.held : deck.discard;
    for (const card of cards) pile.push(card);
  },
  cardsDiscarded(g, { cards }) {
    giveBack(g.state, cards);
  },
  cardsSetAside({ state: { deck } }, { cards }) {
    deck.held.push(...cards);
    deck.aside = [...(deck.aside ?? []), ...cards];
  },
  cardsBroughtBack({ state: { deck } }, { cards }) {
    deck.held = deck.held.filter((card) => !cards.includes(card));
    deck.aside = (deck.aside ?? []).filter((card) => !cards.includes(card));
  },
  deckReshuffled({ state: { deck } }) {
    deck.discard = [];
  },
  jokerKept(g, { figure, card }) {
    figureOf(g.state, figure).hero!.jokers.push(card);
  },
  jokerSpent(g, { figure, card }) {
    const hero = figureOf(g.state, figure).hero!;
    hero.jokers = hero.jokers.filter((joker) => joker !== card);
    giveBack(g.state, [card]);
  },
  jokersReturned(g, { figure, cards }) {
    figureOf(g.state, figure).hero!.jokers = [];
    giveBack(g.state, cards);
  },
  initiativeSet(g, { kind, who, card, passed }) {
    insertSlot(g, { kind, who, card, status: 'attend', passed: passed ? true : undefined });
  },
  initiativeMoved(g, { kind, who, card, from }) {
    const slot = slotAt(g.state, who, from);
    g.state.order = g.state.order.filter((other) => other !== slot);
    insertSlot(g, { kind, who, card, status: 'attend', passed: undefined });
    // AD1-RENC-10: what the new card brings is compared with the one held before.
    g.state.lastCard = from;
    giveBack(g.state, [from]);
  },
  initiativeSwapped(g, { figure, card, other, otherCard }) {
    const [mine, theirs] = [slotAt(g.state, figure, card), slotAt(g.state, other, otherCard)];
    g.state.order = g.state.order.filter((slot) => slot !== mine && slot !== theirs);
    insertSlot(g, { ...mine, card: otherCard });
    insertSlot(g, { ...theirs, card });
  },
  initiativeLost(g, { who, card }) {
    slotAt(g.state, who, card).status = 'perdu';
    giveBack(g.state, [card]);
  },
  initiativeTaken(g, { kind, who, card, seat }) {
    slotAt(g.state, who, card).status = 'joue';
    if (kind === 'heros') g.state.lastPlayer = seat;
    // AD1-RENC-04: a free initiative does not move the card the Round has come to.
    if (kind === 'groupe' || !isJoker(card)) g.state.lastCard = card;
    // AD1-INIT-17, AD1-INIT-20.
    if (isJoker(card)) giveBack(g.state, [card]);
  },
  initiativeForfeited(g, { group, round }) {
    g.state.tallies[forfeitOf(group)] = round;
  },
  controllerSet(g, { seat }) {
    g.state.lastPlayer = seat;
  },
};

const forfeitOf = (group: string): string => `sans-initiative-${group}`;

/** AD1-TCON-12: no card this Round. */
export function hasForfeited({ tallies, round }: CrawlState, group: string): boolean {
  // Hardly any group ever does: no name is made to look for one that did not.
  for (const name in tallies) if (tallies[name] === round && name === forfeitOf(group)) return true;
  return false;
}

/** Lost cards and jokers played went to the discard at once. */
const holdsCard = ({ status, card }: Slot): boolean => status !== 'perdu' && (status !== 'joue' || !isJoker(card));

function slotAt(state: CrawlState, who: string, card: CardId): Slot {
  for (const slot of state.order) if (slot.who === who && slot.card === card && slot.status === 'attend') return slot;
  throw new Error(`${who} does not wait on ${card}`);
}

function giveBack({ deck }: CrawlState, cards: readonly CardId[]): void {
  deck.held = deck.held.filter((card) => !cards.includes(card));
  deck.discard.push(...cards);
}
