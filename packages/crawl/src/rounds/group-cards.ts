import type { Rule, SeatId } from '@souterrain/kernel';
import { type CardId, heightOf, isJoker } from '../cards/index.ts';
import { bearingsWith } from '../figures/bearings.ts';
import { type CrawlState, type Figure, type Group, isOnBoard } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { discard, drawHeld } from './draw.ts';
import { keepCards } from './hand.ts';
import { isPassed, suitOrderOf } from './order.ts';

export const figuresOf = (state: CrawlState, group: Group): readonly Figure[] =>
  state.figures.filter((figure) => figure.group === group.id && isOnBoard(figure));

/** AD1-TURN-20 to AD1-TURN-23. */
export const controllerOf = (state: CrawlState, group: Group): SeatId => group.controller ?? state.lastPlayer;

interface Keywords {
  readonly choose: number;
  readonly multiple: number;
}

/** AD1-INIT-08: Initiative au choix and Initiative multiple, from every source; the best of each counts. */
export function keywordsOf(g: Crawl, figures: readonly Figure[], printed: Partial<Keywords> = {}): Keywords {
  let { choose = 1, multiple = 1 } = printed;
  for (const figure of figures)
    for (const at of bearingsWith(g, figure).initiative) {
      const more = at.feature.initiative?.(g, at);
      choose = Math.max(choose, more?.choose ?? 1);
      multiple = Math.max(multiple, more?.multiple ?? 1);
    }
  return { choose, multiple };
}

/** With both keywords the extra cards of the choice are drawn too, and discarded first. */
export const cardsFor = ({ choose, multiple }: Keywords): number => choose + multiple - 1;

/** AD1-INIT-03, AD1-RENC-02: a group draws and takes its place in the Round; `passed` cards give no turn (AD1-RENC-03). */
export function* joinRound(g: Crawl, group: Group, seat: SeatId): Rule<void> {
  const printed = g.content.profileNamed(group.profile).entry.initiative;
  const keywords = keywordsOf(g, figuresOf(g.state, group), printed);
  let cards = yield* drawHeld(g, orderFor(group, seat, cardsFor(keywords)));
  for (let refused = refusedOf(g.state, cards); refused.length > 0; refused = refusedOf(g.state, cards)) {
    discard(g, refused, ['AD1-Q-13']);
    const kept = cards.filter((card) => !isJoker(card));
    cards = [...kept, ...(yield* drawHeld(g, orderFor(group, seat, refused.length)))];
  }
  // AD1-INIT-04: drawn together; its controller chooses where it may.
  setGroupInitiative(g, group, yield* keepCards(g, { seat, cards, count: keywords.multiple, who: group.id }));
}

const orderFor = (group: Group, seat: SeatId, count: number) =>
  ({ seat, rule: 'AD1-INIT-03', reason: 'initiative', figure: undefined, group: group.id, count }) as const;

/** AD1-Q-13: a joker may be worth nothing to a group. */
function refusedOf({ variants }: CrawlState, cards: readonly CardId[]): readonly CardId[] {
  return variants.groupJoker === 'replaced' ? cards.filter(isJoker) : NONE;
}

const NONE: readonly CardId[] = [];

/** The same for cards already drawn and held. */
export function setGroupInitiative(g: Crawl, group: Group, cards: readonly CardId[]): void {
  const order = suitOrderOf(g);
  const sorted = cards.length > 1 ? cards.toSorted((a, b) => heightOf(b, order) - heightOf(a, order)) : cards;
  for (const card of sorted) {
    const passed = isPassed(g, card);
    const rules = passed
      ? (['AD1-RENC-03'] as const)
      : isJoker(card)
        ? (['AD1-INIT-20'] as const)
        : (['AD1-INIT-03'] as const);
    g.emit({ type: 'initiativeSet', kind: 'groupe', who: group.id, card, passed, rules });
  }
}
