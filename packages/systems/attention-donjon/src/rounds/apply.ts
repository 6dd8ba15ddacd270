import type { Handlers } from '../handlers.ts';
import type { RoundEvent } from './events.ts';

export const roundHandlers: Handlers<RoundEvent> = {
  roundStarted() {},
};
