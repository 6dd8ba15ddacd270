export type { HeroEntry } from '@souterrain/crawl/content';
