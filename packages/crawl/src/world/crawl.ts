import type { GameEvent, World } from '@souterrain/kernel';
import type { Content } from '../content/content.ts';
import type { CrawlEvent } from '../events.ts';
import type { Survey } from '../movement/survey.ts';
import type { CrawlState, Figure } from '../state.ts';
import type { Action } from './action.ts';
import type { Bearings } from './bearings.ts';
import type { Edition } from './edition.ts';
import type { Feature } from './features.ts';
import type { Verbs } from './verbs.ts';

/** An action that is being resolved, and whose. */
export interface Underway {
  readonly figure: Figure;
  readonly action: Action;
}

/** The world of one game: its state, what it is played with, and what was worked out of it. */
export interface CrawlOf<S extends CrawlState, E extends GameEvent, C extends Content, F extends Feature>
  extends World<S, E> {
  readonly content: C;
  readonly edition: Edition<F>;
  /** What content may make happen. */
  readonly verbs: Verbs;
  /** What acts on each figure now. */
  readonly bearings: Bearings<F>;
  /** The geometry of the board in play. */
  readonly survey: Survey;
  /** What the questions of a step are part of: whoever is asked saw it declared. */
  underway: Underway | undefined;
}

/** The world of a crawl, whatever its edition. */
export interface Crawl extends CrawlOf<CrawlState, CrawlEvent, Content, Feature> {}
