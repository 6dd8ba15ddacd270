import type { DodgeLevel } from '../movement/events.ts';
import type { Figure, Treasure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/** What a bot weighs by the dice of its own edition. */
export interface Manner<G extends Crawl = Crawl> {
  /** True for a treasure that this hero has a fair chance to find. */
  readonly seeks: (g: G, hero: Figure, treasure: Treasure) => boolean;
  /** What an Esquive may cost, in squares that the hero would rather walk. */
  readonly risk: (g: G, hero: Figure, level: DodgeLevel) => number;
}
