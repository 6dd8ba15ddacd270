import { type CardId, DECK } from '../cards/index.ts';
import type { SetAside } from '../content/types.ts';
import { matchesAny } from '../exploration/matchers.ts';
import { scenarioOf } from '../exploration/scenario.ts';
import type { CrawlState } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

const NONE: readonly CardId[] = [];

/** AD2-XROUND-02, AD2-XEXPLO-03: what the scenario keeps out of the deck that is rebuilt, and what comes back to it. */
export function setCardsAside(g: Crawl): void {
  const { state } = g;
  const { aside } = scenarioOf(g);
  if (!aside) return;
  const kept = state.deck.aside ?? NONE;
  const waiting = aside.filter(({ until }) => !isMet(state, until));
  const out = DECK.filter((card) => waiting.some(({ cards }) => matchesAny(cards, card)));
  const back = kept.filter((card) => !out.includes(card));
  const more = out.filter((card) => !state.deck.held.includes(card));
  const rules = ['AD2-XEXPLO-03'] as const;
  if (back.length > 0) g.emit({ type: 'cardsBroughtBack', cards: back, rules });
  if (more.length > 0) g.emit({ type: 'cardsSetAside', cards: more, rules });
}

const isMet = ({ round, board }: CrawlState, until: SetAside['until']): boolean =>
  'round' in until ? round >= until.round : board.rooms.some(({ id }) => id === until.room);
