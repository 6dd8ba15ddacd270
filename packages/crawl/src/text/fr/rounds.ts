import type { RoundEvent } from '../../rounds/events.ts';
import type { Lines, Tell } from '../catalogue.ts';
import { count, de, list } from './grammar.ts';

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
    return `${who} : ${list(cards.map(tell.card))}.`;
  },
  cardsDiscarded: () => undefined,
  cardsSetAside: ({ cards }) => `${count(cards.length, 'carte mise de côté', 'cartes mises de côté')} par le scénario.`,
  cardsBroughtBack: ({ cards }) => `Le scénario rend au deck ${count(cards.length, 'carte', 'cartes')}.`,
  deckReshuffled: ({ cards }) => `La défausse est remélangée : ${count(cards, 'carte', 'cartes')}.`,
  jokerKept: ({ figure }, tell) => `${tell.figure(figure)} garde un joker pour bénir ou maudire un jet.`,
  jokerSpent: () => undefined,
  jokersReturned: ({ figure, cards }, tell) =>
    `${cards.length > 1 ? 'Les jokers' : 'Le joker'} ${de(tell.figure(figure))} : retour au paquet.`,
  initiativeSet: (event, tell) => {
    const who = whose(event, tell);
    if (event.kind === 'heros' && isJoker(event.card)) return `${who} : initiative libre.`;
    const card = `${who} : ${tell.card(event.card)}`;
    return event.passed ? `${card}, une carte déjà passée, donc pas de tour.` : `${card}.`;
  },
  initiativeMoved: ({ kind, who, card, from }, tell) =>
    `${whose({ kind, who }, tell)} attend : ${tell.card(card)} (auparavant ${tell.card(from)}).`,
  initiativeSwapped: ({ figure, card, other, otherCard }, tell) =>
    `Échange d’initiative : ${tell.figure(figure)} prend ${tell.card(otherCard)}, ${tell.figure(other)} prend ${tell.card(card)}.`,
  initiativeLost: ({ kind, who, why }, tell) => {
    const name = whose({ kind, who }, tell);
    if (why === 'attente') return `Carte plus haute : ${name} perd son tour.`;
    if (why === 'renonce') return `${name} renonce à son initiative libre.`;
    return why === 'effet' ? `Confusion : ${name}, tour perdu.` : undefined;
  },
  initiativeTaken: ({ kind, who, card }, tell) =>
    kind === 'heros' ? `Tour ${de(tell.figure(who))} (${tell.card(card)}).` : undefined,
  initiativeForfeited: ({ group, round }, tell) => `Confusion : ${tell.group(group)}, aucune carte au Round ${round}.`,
  controllerSet: () => undefined,
  turnsOpened: () => undefined,
  turnsClosed: () => undefined,
  turnStarted: () => undefined,
  turnEnded: () => undefined,
  asideStarted: ({ figure }, tell) => `${tell.figure(figure)} agit hors de son tour.`,
  asideEnded: () => undefined,
  actionSpent: () => undefined,
  actionRefunded: ({ figure }, tell) => `${tell.figure(figure)} agit sans dépenser d’action.`,
  turnFlagged: () => undefined,
  phaseStarted: () => undefined,
  roundStarted: ({ round }) => `Round ${round}.`,
  heroReplaced: ({ figure }, tell) => `Un nouveau héros prend la relève : ${tell.figure(figure)}.`,
  reactionsRestored: () => undefined,
  markCounted: ({ figure, mark, left }, tell) =>
    `${tell.figure(figure)} : ${tell.name(mark)}, encore ${count(left, 'Round', 'Rounds')}.`,
  stageEntered: ({ phase }) => (phase === 'interlude' ? 'L’aventure est finie : retour en ville.' : undefined),
};
