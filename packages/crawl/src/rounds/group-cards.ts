import type { Rule, SeatId } from '@souterrain/kernel';
import { type CardId, heightOf, isJoker } from '../cards/index.ts';
import { bearingsWith } from '../figures/bearings.ts';
import { profileNamed } from '../figures/profile.ts';
import { type Crawl, type Figure, type Group, isOnBoard, type State } from '../state.ts';
import { type DrawOrder, discard, drawHeld, drawHeldAtOnce } from './draw.ts';
import { keepCards } from './hand.ts';
import { isPassed, suitOrderOf } from './order.ts';

export const figuresOf = (state: State, group: Group): readonly Figure[] =>
  state.figures.filter((figure) => figure.group === group.id && isOnBoard(figure));

/** AD1-TURN-20 to AD1-TURN-23. */
export const controllerOf = (state: State, group: Group): SeatId => group.controller ?? state.lastPlayer;

export interface Keywords {
  readonly choose: number;
  readonly multiple: number;
}

/** AD1-INIT-08: Initiative au choix and Initiative multiple, from every source; the best of each counts. */
export function keywordsOf(state: State, figures: readonly Figure[], printed: Partial<Keywords> = {}): Keywords {
  let { choose = 1, multiple = 1 } = printed;
  for (const figure of figures)
    for (const at of bearingsWith(state, figure).initiative) {
      const more = at.feature.initiative?.(state, at);
      choose = Math.max(choose, more?.choose ?? 1);
      multiple = Math.max(multiple, more?.multiple ?? 1);
    }
  return { choose, multiple };
}

/** With both keywords the extra cards of the choice are drawn too, and discarded first. */
export const cardsFor = ({ choose, multiple }: Keywords): number => choose + multiple - 1;

/** AD1-INIT-04: the cards of a group, drawn together; its controller chooses where it may. */
export function* drawForGroup(g: Crawl, group: Group, seat: SeatId): Rule<readonly CardId[]> {
  const keywords = keywordsOf(
    g.state,
    figuresOf(g.state, group),
    profileNamed(g.state, group.profile).entry.initiative,
  );
  const orderFor = (count: number): DrawOrder & { readonly count: number } => ({
    seat,
    rule: 'AD1-INIT-03',
    reason: 'initiative',
    figure: undefined,
    group: group.id,
    count,
  });
  const order = orderFor(cardsFor(keywords));
  let cards = drawHeldAtOnce(g, order) ?? (yield* drawHeld(g, order));
  // AD1-Q-13: a joker may be worth nothing to a group.
  while (g.state.variants.groupJoker === 'replaced' && cards.some(isJoker)) {
    const refused = cards.filter(isJoker);
    discard(g, refused, ['AD1-Q-13']);
    const kept: readonly CardId[] = cards.filter((card) => !isJoker(card));
    cards = [...kept, ...(yield* drawHeld(g, orderFor(refused.length)))];
  }
  if (cards.length <= keywords.multiple) return cards;
  return yield* keepCards(g, { seat, cards, count: keywords.multiple, who: group.id });
}

/** AD1-INIT-03, AD1-RENC-02: a group draws and takes its place in the Round; `passed` cards give no turn (AD1-RENC-03). */
export function* joinRound(g: Crawl, group: Group, seat: SeatId): Rule<readonly CardId[]> {
  const cards = yield* drawForGroup(g, group, seat);
  setGroupInitiative(g, group, cards);
  return cards;
}

/** The same for cards already drawn and held. */
export function setGroupInitiative(g: Crawl, group: Group, cards: readonly CardId[]): void {
  const order = suitOrderOf(g.state);
  const sorted = cards.length > 1 ? cards.toSorted((a, b) => heightOf(b, order) - heightOf(a, order)) : cards;
  for (const card of sorted) {
    const passed = isPassed(g.state, card);
    const rules = passed
      ? (['AD1-RENC-03'] as const)
      : isJoker(card)
        ? (['AD1-INIT-20'] as const)
        : (['AD1-INIT-03'] as const);
    g.emit({ type: 'initiativeSet', kind: 'groupe', who: group.id, card, passed, rules });
  }
}
