import type { CrawlOf } from '@souterrain/crawl/world';
import type { Content } from '../content/index.ts';
import type { AD2Event } from '../events.ts';
import type { AD2State } from '../state.ts';
import type { Feature } from './features.ts';

/** The world of a game of this edition. */
export interface AD2 extends CrawlOf<AD2State, AD2Event, Content, Feature> {}
