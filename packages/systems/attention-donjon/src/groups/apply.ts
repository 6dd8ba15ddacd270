import type { Handlers } from '../handlers.ts';
import type { GroupEvent } from './events.ts';

export const groupHandlers: Handlers<GroupEvent> = {
  groupTurnStarted() {},
};
