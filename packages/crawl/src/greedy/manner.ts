import type { DodgeLevel } from '../movement/events.ts';
import type { Figure, State, Treasure } from '../state.ts';

/** What a bot weighs by the dice of its own edition. */
export interface Manner<S extends State = State> {
  /** True for a treasure that this hero has a fair chance to find. */
  readonly seeks: (state: S, hero: Figure, treasure: Treasure) => boolean;
  /** What an Esquive may cost, in squares that the hero would rather walk. */
  readonly risk: (state: S, hero: Figure, level: DodgeLevel) => number;
}
