import type { AlchemyEvent } from './alchemy/events.ts';
import type { BattalionEvent } from './battalions/events.ts';
import type { BeingEvent } from './beings/events.ts';
import type { CheckEvent } from './checks/events.ts';
import type { CombatEvent } from './combat/events.ts';
import type { DelveEvent } from './delve/events.ts';
import type { GearEvent } from './gear/events.ts';
import type { MagicEvent } from './magic/events.ts';
import type { MasterEvent } from './master/events.ts';
import type { SceneEvent } from './scene/events.ts';
import type { TimeEvent } from './time/events.ts';

/** Everything that can happen; each chapter lists its own. */
export type HBEvent =
  | BeingEvent
  | CheckEvent
  | GearEvent
  | SceneEvent
  | CombatEvent
  | MagicEvent
  | AlchemyEvent
  | TimeEvent
  | BattalionEvent
  | DelveEvent
  | MasterEvent;
