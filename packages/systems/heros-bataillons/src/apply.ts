import { alchemyHandlers } from './alchemy/apply.ts';
import { battalionHandlers } from './battalions/apply.ts';
import { beingHandlers } from './beings/apply.ts';
import { checkHandlers } from './checks/apply.ts';
import { combatHandlers } from './combat/apply.ts';
import { delveHandlers } from './delve/apply.ts';
import type { HBEvent } from './events.ts';
import { gearHandlers } from './gear/apply.ts';
import type { Handlers } from './handlers.ts';
import { magicHandlers } from './magic/apply.ts';
import { masterHandlers } from './master/apply.ts';
import { sceneHandlers } from './scene/apply.ts';
import type { HBState } from './state.ts';
import { timeHandlers } from './time/apply.ts';
import type { HB } from './world.ts';

const HANDLERS: Handlers<HBEvent> = {
  ...beingHandlers,
  ...checkHandlers,
  ...gearHandlers,
  ...sceneHandlers,
  ...combatHandlers,
  ...magicHandlers,
  ...alchemyHandlers,
  ...timeHandlers,
  ...battalionHandlers,
  ...delveHandlers,
  ...masterHandlers,
};

/** By the type of an event: found faster in a map than in an object of so many members. */
const BY_TYPE = new Map(Object.entries(HANDLERS)) as ReadonlyMap<string, (state: HBState, event: HBEvent) => void>;

/** The only place where state changes. */
export function apply({ state }: Pick<HB, 'state'>, event: HBEvent): void {
  BY_TYPE.get(event.type)!(state, event);
}
