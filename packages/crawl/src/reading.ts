import { type GameEvent, worldOf } from '@souterrain/kernel';
import type { Content } from './content/content.ts';
import type { CrawlEvent } from './events.ts';
import type { CrawlState } from './state.ts';
import type { CrawlSystem } from './system.ts';
import type { CrawlView } from './view.ts';
import type { CrawlOf } from './world/crawl.ts';
import type { Feature } from './world/features.ts';

/** A memo: a view is never changed, and comes from one system. */
const worlds = new WeakMap<object, unknown>();

/** What a seat sees, as a world that answers the questions of rules: of clients, which draw it and play nothing on it. */
export function reading<S extends CrawlState, E extends GameEvent, C extends Content, F extends Feature>(
  system: CrawlSystem<S, E, C, F>,
  view: CrawlView<S>,
): CrawlOf<S, CrawlEvent | E, C, F> {
  let g = worlds.get(view) as CrawlOf<S, CrawlEvent | E, C, F> | undefined;
  if (!g) {
    // A view is a state whose deck says how many cards are left, whichever of its fields an edition types further.
    g = worldOf(system, view as unknown as S);
    worlds.set(view, g);
  }
  return g;
}
