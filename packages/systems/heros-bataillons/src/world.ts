import type { World } from '@souterrain/kernel';
import type { WithContent } from './content/types.ts';
import type { HBEvent } from './events.ts';
import type { HBState } from './state.ts';

/** The world of one game, as rules hold it. */
export interface HB extends World<HBState, HBEvent>, WithContent {}

/** A game to look at: its state, or enough of it, and its content. */
export interface Situation<S = HBState> extends WithContent {
  readonly state: S;
}
