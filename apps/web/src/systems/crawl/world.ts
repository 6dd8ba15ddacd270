import { type AnyCrawl, type CrawlView, reading } from '@souterrain/crawl';
import type { Crawl } from '@souterrain/crawl/world';
import type { SceneProps } from '../adaptor.ts';

/** The world that a scene shows: rules are asked of it. */
export const worldIn = ({ system, view }: Pick<SceneProps<CrawlView>, 'system' | 'view'>): Crawl =>
  reading(system as AnyCrawl, view);
