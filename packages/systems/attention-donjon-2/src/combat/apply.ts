import type { Handlers } from '@souterrain/crawl';
import type { CombatEvent } from './events.ts';

const nothing = (): void => {};

/** What they lead to changes the state: losses, states, moves. */
export const combatHandlers: Handlers<CombatEvent> = {
  actionDeclared: nothing,
  enemyActed: nothing,
  resistedWithoutDice: nothing,
  dommagesStopped: nothing,
  stateCancelled: nothing,
};
