import type { Chance, GameEvent, Watcher, World } from '@souterrain/kernel';
import type { Content } from '../content/content.ts';
import type { CrawlEvent } from '../events.ts';
import { KnownBearings } from '../figures/bearings.ts';
import type { Survey } from '../movement/survey.ts';
import type { Board, CrawlState } from '../state.ts';
import type { Bearings } from './bearings.ts';
import type { Crawl, CrawlOf, Underway } from './crawl.ts';
import type { Edition } from './edition.ts';
import type { Feature } from './features.ts';
import type { Verbs } from './verbs.ts';

/** What all the games of one system share. */
interface Shared<C extends Content, F extends Feature> {
  readonly content: C;
  readonly edition: Edition<F>;
  readonly verbs: Verbs;
}

/** The world of one crawl. */
export class CrawlWorld<S extends CrawlState, E extends GameEvent, C extends Content, F extends Feature>
  implements CrawlOf<S, E, C, F>
{
  readonly state: S;
  readonly content: C;
  readonly edition: Edition<F>;
  readonly verbs: Verbs;
  readonly chance: Chance | undefined;
  readonly bearings: Bearings<F>;
  readonly emit: (event: E) => void;
  readonly over: (state: S, watcher?: Watcher<E>) => World<S, E>;
  underway: Underway | undefined;
  #board: Board | undefined;
  #survey: Survey | undefined;

  constructor(
    base: World<S, E>,
    { content, edition, verbs }: Shared<C, F>,
    bearings: Bearings<F> = new KnownBearings<F>(),
  ) {
    this.bearings = bearings;
    this.state = base.state;
    this.emit = base.emit;
    this.over = base.over;
    this.chance = base.chance;
    this.content = content;
    this.edition = edition;
    this.verbs = verbs;
    this.underway = undefined;
  }

  get survey(): Survey {
    const { board } = this.state;
    if (this.#board !== board || !this.#survey) {
      this.#survey = this.content.surveys.of(board);
      this.#board = board;
    }
    return this.#survey;
  }
}

/** The same world, for a rule that must hear what happens while it waits for another. */
export function hearing(g: Crawl, hears: (event: CrawlEvent) => void): Crawl {
  const emit = (event: CrawlEvent) => {
    hears(event);
    g.emit(event);
  };
  return new CrawlWorld({ ...g, emit }, g, g.bearings);
}
