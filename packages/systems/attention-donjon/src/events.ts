import type { CombatEvent } from './combat/events.ts';
import type { ExplorationEvent } from './exploration/events.ts';
import type { FigureEvent } from './figures/events.ts';
import type { GroupEvent } from './groups/events.ts';
import type { HeroEvent } from './heroes/events.ts';
import type { ItemEvent } from './items/events.ts';
import type { MovementEvent } from './movement/events.ts';
import type { RollEvent } from './rolls/events.ts';
import type { RoundEvent } from './rounds/events.ts';

/** Everything that can happen; each concept lists its own. */
export type AD1Event =
  | FigureEvent
  | RollEvent
  | RoundEvent
  | ExplorationEvent
  | MovementEvent
  | CombatEvent
  | HeroEvent
  | ItemEvent
  | GroupEvent;

export type AD1EventType = AD1Event['type'];
