import type { Decision } from '@souterrain/kernel';
import type { CrawlState, Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Manner } from './manner.ts';
import { moveChoice } from './moves.ts';
import { firstOf } from './options.ts';

/** Ways of saying no, where nothing is known of a question. */
const DECLINE = ['passer', 'garder', 'rester', 'non', 'refuser', 'terminer', 'fin', 'fin-du-tour', 'continuer'];

/** AD1-HRSM-09: alive at any price. */
const SURVIVE = ['depenser-heroisme', 'sacrifier', 'blessure-grave', 'mourir'];

/** An index that must be one: the first where nothing is preferred. */
export const known = (index: number): number => Math.max(0, index);

export const orDecline = (index: number, { options }: Pick<Decision, 'options'>): number =>
  index >= 0 ? index : known(firstOf(options, DECLINE));

export const survival = ({ options }: Decision): number => known(firstOf(options, SURVIVE));

/** AD1-IA-16: an ally without a directive goes where the scenario wants it. */
export function allyChoice<G extends Crawl>(g: G, decision: Decision, manner: Manner<G>): number {
  const ally = g.state.figures.find(({ id }) => id === decision.params?.figure);
  return orDecline(ally ? moveChoice(g, ally, { options: decision.options, manner }) : -1, decision);
}

/** The hero a question is about, or the one whose seat is asked. */
export function heroOf(state: CrawlState, { id, seat, params }: Decision): Figure | undefined {
  // The params of a window name whoever rolls; its answer is a hero's of the seat.
  const named = id === 'avant-le-jet' || id === 'apres-le-jet' ? undefined : params?.figure;
  for (const figure of state.figures)
    if (figure.hero && (named === undefined ? figure.hero.seat === seat : figure.id === named)) return figure;
  return undefined;
}
