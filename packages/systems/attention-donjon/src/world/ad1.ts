import type { CrawlOf } from '@souterrain/crawl/world';
import type { Content } from '../content/index.ts';
import type { AD1Event } from '../events.ts';
import type { AD1State } from '../state.ts';
import type { Feature } from './features.ts';

/** The world of a game of this edition. */
export interface AD1 extends CrawlOf<AD1State, AD1Event, Content, Feature> {}
