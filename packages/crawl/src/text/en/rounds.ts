import type { RoundEvent } from '../../rounds/events.ts';
import type { Lines, Tell } from '../catalogue.ts';
import { count, list } from './grammar.ts';

const isJoker = (card: string): boolean => card.startsWith('joker-');

const whose = ({ kind, who }: { kind: 'heros' | 'groupe'; who: string }, tell: Tell): string =>
  kind === 'heros' ? tell.figure(who) : tell.group(who);

/** Other draws are told by the event that reads them. */
const TOLD = ['talent', 'objet'];

export const rounds: Lines<RoundEvent> = {
  cardsDrawn: ({ seat, cards, reason, group }, tell) => {
    const several = reason === 'initiative' && cards.length > 1;
    if (!several && !TOLD.includes(reason)) return undefined;
    const who = group === undefined ? tell.seat(seat) : tell.group(group);
    return `${who}: ${list(cards.map(tell.card))}.`;
  },
  cardsDiscarded: () => undefined,
  cardsSetAside: ({ cards }) => `The scenario sets ${count(cards.length, 'card', 'cards')} aside.`,
  cardsBroughtBack: ({ cards }) => `The scenario gives ${count(cards.length, 'card', 'cards')} back to the deck.`,
  deckReshuffled: ({ cards }) => `The discard is shuffled back: ${count(cards, 'card', 'cards')}.`,
  jokerKept: ({ figure }, tell) => `${tell.figure(figure)} keeps a joker, to bless or curse a roll.`,
  jokerSpent: () => undefined,
  jokersReturned: ({ figure, cards }, tell) =>
    `${tell.figure(figure)}’s ${cards.length > 1 ? 'jokers go' : 'joker goes'} back to the deck.`,
  initiativeSet: (event, tell) => {
    const who = whose(event, tell);
    if (event.kind === 'heros' && isJoker(event.card)) return `${who}: free initiative.`;
    const card = `${who}: ${tell.card(event.card)}`;
    return event.passed ? `${card}, a card already passed, so no turn.` : `${card}.`;
  },
  initiativeMoved: ({ kind, who, card, from }, tell) =>
    `${whose({ kind, who }, tell)} waits: ${tell.card(card)} instead of ${tell.card(from)}.`,
  initiativeSwapped: ({ figure, card, other, otherCard }, tell) =>
    `Initiatives swapped: ${tell.figure(figure)} takes ${tell.card(otherCard)}, ${tell.figure(other)} takes ${tell.card(card)}.`,
  initiativeLost: ({ kind, who, why }, tell) => {
    const name = whose({ kind, who }, tell);
    if (why === 'attente') return `A higher card: ${name} loses this turn.`;
    if (why === 'renonce') return `${name} gives up the free initiative.`;
    return why === 'effet' ? `Confusion: ${name}, turn lost.` : undefined;
  },
  initiativeTaken: ({ kind, who, card }, tell) =>
    kind === 'heros' ? `${tell.figure(who)}’s turn (${tell.card(card)}).` : undefined,
  initiativeForfeited: ({ group, round }, tell) => `Confusion: ${tell.group(group)}, no card in Round ${round}.`,
  controllerSet: () => undefined,
  turnsOpened: () => undefined,
  turnsClosed: () => undefined,
  turnStarted: () => undefined,
  turnEnded: () => undefined,
  asideStarted: ({ figure }, tell) => `${tell.figure(figure)} acts out of turn.`,
  asideEnded: () => undefined,
  actionSpent: () => undefined,
  actionRefunded: ({ figure }, tell) => `It costs ${tell.figure(figure)} no action.`,
  turnFlagged: () => undefined,
  phaseStarted: () => undefined,
  roundStarted: ({ round }) => `Round ${round}.`,
  heroReplaced: ({ figure }, tell) => `A new hero takes over: ${tell.figure(figure)}.`,
  reactionsRestored: () => undefined,
  markCounted: ({ figure, mark, left }, tell) =>
    `${tell.figure(figure)}: ${tell.name(mark)}, ${count(left, 'Round', 'Rounds')} left.`,
  stageEntered: ({ phase }) => (phase === 'interlude' ? 'The adventure is over: back to town.' : undefined),
};
