import type { CrawlOf, State as CrawlState } from '@souterrain/crawl/state';
import type { Content } from './content/index.ts';
import type { AD2Event } from './events.ts';
import type { Feature } from './figures/features.ts';
import type { Variants } from './variants.ts';

export const EDITION_ID = 'attention-donjon-2';

/** A crawl played by the readings of this edition. */
export interface State extends CrawlState {
  readonly variants: Variants;
}

export interface AD2 extends CrawlOf<State, AD2Event, Content, Feature> {}
