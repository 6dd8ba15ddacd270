import type { Handlers } from '../handlers.ts';
import type { ItemEvent } from './events.ts';

export const itemHandlers: Handlers<ItemEvent> = {
  itemGained() {},
};
