import type { Content } from '../content/content.ts';
import type { CrawlEvent } from '../events.ts';
import type { CrawlState, Figure, FigureId } from '../state.ts';
import type { CrawlOf } from './crawl.ts';
import type { Bearing, Feature } from './features.ts';

/** Bearings by the members that their features have, in the order in which they act. */
export type Within<F = Feature> = Readonly<Record<keyof F, readonly Bearing<F>[]>>;

/** What was worked out for a figure. */
export interface Known<F extends Feature> {
  readonly figure: Figure;
  since: number;
  /** Moves count only where an effect of somebody reaches others around. */
  moves: number;
  reached: boolean;
  bearings: readonly Bearing<F>[];
  within: Within<F>;
  /** What rules read off it. */
  readonly facts: Map<unknown, unknown>;
}

/** A game of an edition with these features. */
export type Bears<F extends Feature> = CrawlOf<CrawlState, CrawlEvent, Content, F>;

/** What acts on each figure of one game: worked out when it is asked, and again once an event may have changed it. */
export interface Bearings<F extends Feature> {
  of(g: Bears<F>, who: Figure): Known<F>;
  /** After an event that may change anything. */
  forget(): void;
  /** After one that changes what one figure has, or whom its effects reach. */
  forgetFigure(id: FigureId): void;
  /** A figure moved: only what reaches others around it may act on somebody else now. */
  forgetReached(): void;
}
