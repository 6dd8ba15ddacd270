import type { GameEvent } from '@souterrain/kernel';
import type { State } from './state.ts';

/** What each event of a concept does to the state: one function for each type. */
export type Handlers<E extends GameEvent> = {
  readonly [K in E['type']]: (state: State, event: Extract<E, { type: K }>) => void;
};
