import { type CardId, isJoker } from '../cards/index.ts';
import type { Handlers } from '../handlers.ts';
import { wholeItem } from '../items/whole.ts';
import { figureOf, type Slot, type State } from '../state.ts';
import type { RoundEvent } from './events.ts';
import { insertSlot } from './order.ts';
import { isReserve, reservedCards } from './reserve.ts';
import { turnHandlers } from './turn-apply.ts';

export const roundHandlers: Handlers<RoundEvent> = {
  ...turnHandlers,
  phaseStarted(state, { phase }) {
    if (phase === 'tours' || phase === 'resolution') state.phase = phase;
    if (phase === 'fin-de-round') state.phase = 'preparation';
  },
  stageEntered(state, { phase }) {
    state.phase = phase;
    if (phase !== 'fin') return;
    // AD1-INIT-26: no joker goes on to the next game.
    for (const figure of state.figures) {
      if (figure.hero) giveBack(state, figure.hero.jokers.splice(0));
      giveBack(state, reservedCards(figure));
      figure.marks = figure.marks.filter((mark) => !isReserve(mark));
    }
  },
  roundStarted(state, { round }) {
    const { deck, order } = state;
    deck.held = deck.held.filter((card) => !order.some((slot) => slot.card === card && holdsCard(slot)));
    // AD2-ARCA-22: a card in reserve stays out of the deck.
    for (const figure of state.figures)
      for (const card of reservedCards(figure)) if (!deck.held.includes(card)) deck.held.push(card);
    deck.discard = [];
    state.round = round;
    state.order = [];
    state.lastCard = null;
    state.turn = null;
    state.acting = [];
    for (const figure of state.figures) {
      if (figure.used.round.length > 0) figure.used.round = [];
      if (figure.hero) figure.hero.saved = false;
    }
  },
  reactionsRestored(state, { figures }) {
    for (const { id, left } of figures) figureOf(state, id).reactions = left;
  },
  markCounted(state, { figure, mark, left }) {
    for (const held of figureOf(state, figure).marks) if (held.id === mark) held.until = { in: 'rounds', left };
  },
  heroReplaced(state, { figure }) {
    const { sheet } = figureOf(state, figure).hero!;
    sheet.items = sheet.items.map((item) => wholeItem(item, `objet-${state.next++}`));
  },
  cardsDrawn({ deck }, { cards, to }) {
    const pile = to === 'main' ? deck.held : deck.discard;
    for (const card of cards) pile.push(card);
  },
  cardsDiscarded(state, { cards }) {
    giveBack(state, cards);
  },
  cardsSetAside({ deck }, { cards }) {
    deck.held.push(...cards);
    deck.aside = [...(deck.aside ?? []), ...cards];
  },
  cardsBroughtBack({ deck }, { cards }) {
    deck.held = deck.held.filter((card) => !cards.includes(card));
    deck.aside = (deck.aside ?? []).filter((card) => !cards.includes(card));
  },
  deckReshuffled({ deck }) {
    deck.discard = [];
  },
  jokerKept(state, { figure, card }) {
    figureOf(state, figure).hero!.jokers.push(card);
  },
  jokerSpent(state, { figure, card }) {
    const hero = figureOf(state, figure).hero!;
    hero.jokers = hero.jokers.filter((joker) => joker !== card);
    giveBack(state, [card]);
  },
  jokersReturned(state, { figure, cards }) {
    figureOf(state, figure).hero!.jokers = [];
    giveBack(state, cards);
  },
  initiativeSet(state, { kind, who, card, passed }) {
    insertSlot(state, { kind, who, card, status: 'attend', passed: passed ? true : undefined });
  },
  initiativeMoved(state, { kind, who, card, from }) {
    const slot = slotAt(state, who, from);
    state.order = state.order.filter((other) => other !== slot);
    insertSlot(state, { kind, who, card, status: 'attend', passed: undefined });
    // AD1-RENC-10: what the new card brings is compared with the one held before.
    state.lastCard = from;
    giveBack(state, [from]);
  },
  initiativeSwapped(state, { figure, card, other, otherCard }) {
    const [mine, theirs] = [slotAt(state, figure, card), slotAt(state, other, otherCard)];
    state.order = state.order.filter((slot) => slot !== mine && slot !== theirs);
    insertSlot(state, { ...mine, card: otherCard });
    insertSlot(state, { ...theirs, card });
  },
  initiativeLost(state, { who, card }) {
    slotAt(state, who, card).status = 'perdu';
    giveBack(state, [card]);
  },
  initiativeTaken(state, { kind, who, card, seat }) {
    slotAt(state, who, card).status = 'joue';
    if (kind === 'heros') state.lastPlayer = seat;
    // AD1-RENC-04: a free initiative does not move the card the Round has come to.
    if (kind === 'groupe' || !isJoker(card)) state.lastCard = card;
    // AD1-INIT-17, AD1-INIT-20.
    if (isJoker(card)) giveBack(state, [card]);
  },
  initiativeForfeited(state, { group, round }) {
    state.tallies[forfeitOf(group)] = round;
  },
  controllerSet(state, { seat }) {
    state.lastPlayer = seat;
  },
};

const forfeitOf = (group: string): string => `sans-initiative-${group}`;

/** AD1-TCON-12: no card this Round. */
export function hasForfeited({ tallies, round }: State, group: string): boolean {
  // Hardly any group ever does: no name is made to look for one that did not.
  for (const name in tallies) if (tallies[name] === round && name === forfeitOf(group)) return true;
  return false;
}

/** Lost cards and jokers played went to the discard at once. */
const holdsCard = ({ status, card }: Slot): boolean => status !== 'perdu' && (status !== 'joue' || !isJoker(card));

function slotAt(state: State, who: string, card: CardId): Slot {
  for (const slot of state.order) if (slot.who === who && slot.card === card && slot.status === 'attend') return slot;
  throw new Error(`${who} does not wait on ${card}`);
}

function giveBack({ deck }: State, cards: readonly CardId[]): void {
  deck.held = deck.held.filter((card) => !cards.includes(card));
  deck.discard.push(...cards);
}
