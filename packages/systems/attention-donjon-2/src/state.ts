import type { State as CrawlState } from '@souterrain/crawl/state';
import type { World } from '@souterrain/kernel';
import type { AD2Event } from './events.ts';
import type { Variants } from './variants.ts';

/** A crawl played by the readings of this edition. */
export interface State extends CrawlState {
  readonly variants: Variants;
}

export type AD2 = World<State, AD2Event>;
