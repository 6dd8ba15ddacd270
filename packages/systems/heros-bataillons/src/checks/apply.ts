import type { Handlers } from '../handlers.ts';
import { rememberCheck } from '../master/secrets.ts';
import type { CheckEvent } from './events.ts';

/** A test changes nothing by itself; an MJ's table remembers it (HB-GM-16, HB-GM-19). */
export const checkHandlers: Handlers<CheckEvent> = {
  checked(state, event) {
    rememberCheck(state, event);
  },
};
