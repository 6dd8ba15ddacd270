import type { Handlers } from '../handlers.ts';
import { beingOf } from '../state.ts';
import type { AlchemyEvent } from './events.ts';

export const alchemyHandlers: Handlers<AlchemyEvent> = {
  potionUsed() {},
  cloudFormed() {},
  weaponCoated() {},
  doseDelivered() {},
  brewed(state, { being, day }) {
    beingOf(state, being).hero!.brewDay = day;
  },
  potionIdentified(state, { being, item }) {
    for (const held of beingOf(state, being).hero!.items) if (held.id === item) held.known = true;
  },
};
