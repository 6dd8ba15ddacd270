import { reading } from '@souterrain/crawl/reading';
import type { AnyCrawl } from '@souterrain/crawl/system';
import type { CrawlView } from '@souterrain/crawl/view';
import type { Crawl } from '@souterrain/crawl/world/crawl';
import type { SceneProps } from '../adaptor.ts';

/** The world that a scene shows: rules are asked of it. */
export const worldIn = ({ system, view }: Pick<SceneProps<CrawlView>, 'system' | 'view'>): Crawl =>
  reading(system as AnyCrawl, view);
