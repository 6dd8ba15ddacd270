import { type CardId, heightOf, isJoker, type SuitOrder } from '../cards/index.ts';
import { knownScenario } from '../exploration/scenario.ts';
import { type CrawlState, figureOf, type Slot } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/** AD1-INIT-23, AD1-INIT-24: what the scenario sets, else the order of the edition. */
export function suitOrderOf(g: Crawl): SuitOrder {
  return knownScenario(g)?.suitOrder ?? g.edition.suitOrder(g);
}

/** AD1-INIT-22: rank, then suit; a joker above every As. */
export const isHigher = (g: Crawl, a: CardId, b: CardId): boolean => {
  const order = suitOrderOf(g);
  return heightOf(a, order) > heightOf(b, order);
};

/** AD1-INIT-16: a hero's joker is played whenever its player wants. */
const isFree = (slot: Slot): boolean => slot.kind === 'heros' && isJoker(slot.card);

/** AD1-INIT-22: puts a turn at its place, highest card first. */
export function insertSlot(g: Crawl, slot: Slot): void {
  const { order } = g.state;
  const suits = suitOrderOf(g);
  let at = 0;
  while (at < order.length && !goesBefore(g.state, slot, { other: order[at]!, suits })) at++;
  if (at === order.length) order.push(slot);
  else order.splice(at, 0, slot);
}

function goesBefore(
  state: CrawlState,
  slot: Slot,
  { other, suits }: { readonly other: Slot; readonly suits: SuitOrder },
): boolean {
  const above = heightOf(slot.card, suits) - heightOf(other.card, suits);
  if (above !== 0) return above > 0;
  // AD1-INIT-19, AD1-INIT-20: two jokers. Heroes in seat order, then the older group.
  return rankOfHolder(state, slot) < rankOfHolder(state, other);
}

function rankOfHolder(state: CrawlState, slot: Slot): number {
  if (slot.kind === 'heros') return figureOf(state, slot.who).hero!.seat;
  return 100 + state.groups.findIndex((group) => group.id === slot.who);
}

/** The next turn played on a card; free initiatives are not counted. */
export function nextSlot(state: CrawlState): Slot | undefined {
  for (const slot of state.order) if (slot.status === 'attend' && !slot.passed && !isFree(slot)) return slot;
  return undefined;
}

/** AD1-INIT-19: in seat order. */
export function freeSlots(state: CrawlState): readonly Slot[] {
  let free = NONE;
  for (const slot of state.order) if (slot.status === 'attend' && isFree(slot)) free = [...free, slot];
  return free;
}

const NONE: readonly Slot[] = [];

/** AD1-RENC-03, AD1-RENC-04: higher than the card of the turn in progress, or than the last one played. */
export const isPassed = (g: Crawl, card: CardId): boolean =>
  g.state.lastCard !== null && !isJoker(card) && isHigher(g, card, g.state.lastCard);

/** The turns of a hero or a group that are still to come or were taken, highest card first. */
export const slotsOf = (state: CrawlState, who: string): readonly Slot[] =>
  state.order.filter((slot) => slot.who === who && slot.status !== 'perdu');
