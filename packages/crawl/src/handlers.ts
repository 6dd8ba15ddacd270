import type { GameEvent } from '@souterrain/kernel';
import type { Crawl } from './world/crawl.ts';

/** What each event of a concept does to the state: one function for each type. */
export type Handlers<E extends GameEvent> = {
  readonly [K in E['type']]: (g: Crawl, event: Extract<E, { type: K }>) => void;
};
