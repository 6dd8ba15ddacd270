import { OVER, type Rule, type SeatId } from '@souterrain/kernel';
import { type CardId, heightOf } from '../cards/index.ts';
import { eventOf, unexpectedEvent } from '../exploration/events-sheet.ts';
import { checkEnd } from '../exploration/objective.ts';
import { bearingsWith } from '../figures/bearings.ts';
import { type CrawlState, type Figure, figureOf, isOnBoard, type Slot } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { hasForfeited } from './apply.ts';
import { cardsFor, controllerOf, figuresOf, joinRound, keywordsOf } from './group-cards.ts';
import { drawHand, emptyHand, type Hand, keptOf, settleHand } from './hand.ts';
import { releaseCards } from './joker.ts';
import { suitOrderOf } from './order.ts';

/** AD1-INIT-01 to AD1-INIT-13: heroes draw, then groups; then choices, and unexpected events. */
export function* initiative(g: Crawl): Rule<void> {
  const { state } = g;
  g.emit({ type: 'phaseStarted', phase: 'initiative', round: state.round, rules: ['AD1-ROUND-02'] });
  const hands: Hand[] = [];
  // AD1-INIT-07: in seat order; AD1-INIT-25: every living hero on the board, whatever its states.
  for (const hero of heroesOf(state)) {
    const keywords = keywordsOf(g, [hero]);
    const hand = emptyHand(hero, keywords.multiple);
    const drawing = drawHand(g, hand, { count: cardsFor(keywords), rule: 'AD1-INIT-01' });
    if (drawing !== OVER) yield* drawing;
    hands.push(hand);
  }
  nameController(g, hands);
  // AD1-INIT-03, AD1-INIT-07: the oldest group first; AD1-TURN-24: none for a group with nobody left.
  for (const group of [...state.groups])
    if (figuresOf(state, group).length > 0 && !hasForfeited(state, group.id)) {
      const joining = joinRound(g, group, controllerOf(state, group));
      if (joining !== OVER) yield* joining;
    }
  for (const hand of hands) {
    let cards = keptOf(hand) ?? (yield* settleHand(g, hand));
    for (const at of bearingsWith(g, hand.hero).initiativeCards)
      cards = yield* at.feature.initiativeCards!(g, at, cards);
    setInitiative(g, hand.hero, cards);
  }
  const events = unexpectedEvents(g);
  if (events !== OVER) yield* events;
  // AD2-ARCA-19: in seat order.
  for (const hero of heroesOf(state))
    for (const at of bearingsWith(g, hero).initiativeKnown)
      if (isOnBoard(hero) && state.result === null) yield* at.feature.initiativeKnown!(g, at);
}

function setInitiative(g: Crawl, { id }: Figure, cards: readonly CardId[]): void {
  const rules = ['AD1-INIT-01', 'AD1-INIT-22'] as const;
  for (const card of cards) g.emit({ type: 'initiativeSet', kind: 'heros', who: id, card, passed: false, rules });
}

function heroesOf(state: CrawlState): readonly Figure[] {
  const heroes = state.figures.filter((figure) => figure.hero !== null && isOnBoard(figure));
  return heroes.length > 1 ? heroes.sort((a, b) => a.hero!.seat - b.hero!.seat) : heroes;
}

/** AD1-TURN-23: in the first Round, whoever holds the highest card; a free initiative counts above the As. */
function nameController(g: Crawl, hands: readonly Hand[]): void {
  if (g.state.round !== 1) return;
  const order = suitOrderOf(g);
  let best: { readonly seat: SeatId; readonly height: number } | undefined;
  for (const { hero, free, rest } of hands)
    for (const card of [...free, ...rest] as CardId[]) {
      const height = heightOf(card, order);
      if (!best || height > best.height) best = { seat: hero.hero!.seat, height };
    }
  if (best) g.emit({ type: 'controllerSet', seat: best.seat, rules: ['AD1-TURN-23'] });
}

/** AD1-INIT-06, AD1-INIT-09, AD1-EVEN-04, AD1-EVEN-10: every card a hero uses, the highest first, before the first turn. */
function unexpectedEvents(g: Crawl): Rule<void> {
  const used = g.state.order.filter((slot) => slot.kind === 'heros');
  if (used.some(({ card }) => eventOf(g, card))) return playEvents(g, used);
  // Most cards have none.
  if (used.length > 0) {
    releaseCards(g);
    checkEnd(g);
  }
  return OVER;
}

function* playEvents(g: Crawl, used: readonly Slot[]): Rule<void> {
  for (let i = 0; i < used.length; i++) {
    const { who, card } = used[i]!;
    const hero = figureOf(g.state, who);
    if (g.state.result !== null || !isOnBoard(hero)) continue;
    yield* unexpectedEvent(g, hero, card);
    releaseCards(g);
    checkEnd(g);
  }
}
