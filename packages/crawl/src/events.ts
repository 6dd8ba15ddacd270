import type { ExplorationEvent } from './exploration/events.ts';
import type { FigureEvent } from './figures/events.ts';
import type { GroupEvent } from './groups/events.ts';
import type { HealthEvent } from './health/events.ts';
import type { HeroEvent } from './heroes/events.ts';
import type { ItemEvent } from './items/events.ts';
import type { MovementEvent } from './movement/events.ts';
import type { RoundEvent } from './rounds/events.ts';

/** What happens in a crawl, whatever the edition; an edition adds its rolls and its blows. */
export type CrawlEvent =
  | FigureEvent
  | RoundEvent
  | ExplorationEvent
  | MovementEvent
  | HealthEvent
  | HeroEvent
  | ItemEvent
  | GroupEvent;
