import type { CrawlState } from '@souterrain/crawl';
import type { Variants } from './variants.ts';

export const EDITION_ID = 'attention-donjon-2';

/** A crawl played by the readings of this edition. */
export interface AD2State extends CrawlState {
  readonly variants: Variants;
}
