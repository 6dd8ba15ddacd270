import type { Handlers } from '../handlers.ts';
import type { MovementEvent } from './events.ts';

export const movementHandlers: Handlers<MovementEvent> = {
  figureMoved() {},
};
