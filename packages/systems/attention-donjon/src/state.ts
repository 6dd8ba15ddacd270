import type { CrawlState } from '@souterrain/crawl';
import type { Variants } from './variants.ts';

export const EDITION_ID = 'attention-donjon';

/** A crawl played by the readings of this edition. */
export interface AD1State extends CrawlState {
  readonly variants: Variants;
}
