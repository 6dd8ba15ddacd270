import { changeItem } from '../gear/belongings.ts';
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
    changeItem(state, being, { id: item, known: true });
  },
};
