import type { CrawlEvent } from '@souterrain/crawl';
import type { CombatEvent } from './combat/events.ts';
import type { RollEvent } from './rolls/events.ts';

/** Everything that can happen: what every crawl does, the rolls and the blows of this edition. */
export type AD1Event = CrawlEvent | RollEvent | CombatEvent;

export type AD1EventType = AD1Event['type'];
