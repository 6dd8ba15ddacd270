import type { Handlers } from '../handlers.ts';
import type { GroupEvent } from './events.ts';

/** Directives only explain: what they lead to is told by the events of moves and attacks. */
export const groupHandlers: Handlers<GroupEvent> = {
  groupTurnStarted() {},
  targetChosen() {},
  pathChosen() {},
  figureStayed() {},
};
