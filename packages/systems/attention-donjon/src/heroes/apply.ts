import type { Handlers } from '../handlers.ts';
import type { HeroEvent } from './events.ts';

export const heroHandlers: Handlers<HeroEvent> = {
  heroCreated() {},
};
