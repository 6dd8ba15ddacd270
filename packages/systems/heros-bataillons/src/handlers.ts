import type { GameEvent } from '@souterrain/kernel';
import type { HBState } from './state.ts';

/** What each event of a chapter does to the state: one function for each type. */
export type Handlers<E extends GameEvent> = {
  readonly [K in E['type']]: (state: HBState, event: Extract<E, { type: K }>) => void;
};
