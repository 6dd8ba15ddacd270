import type { CrawlEvent } from '@souterrain/crawl';
import type { CombatEvent } from './combat/events.ts';
import type { TalentEvent } from './heroes/events.ts';
import type { JetEvent } from './jets/events.ts';

/** Everything that can happen: what every crawl does, the Jets and the actions of this edition. */
export type AD2Event = CrawlEvent | JetEvent | CombatEvent | TalentEvent;

export type AD2EventType = AD2Event['type'];
