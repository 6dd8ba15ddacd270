import type { Handlers } from '../handlers.ts';
import type { ExplorationEvent } from './events.ts';

export const explorationHandlers: Handlers<ExplorationEvent> = {
  doorOpened() {},
};
