import { copy } from '@souterrain/kernel';
import type { Handlers } from '../handlers.ts';
import { beingOf, type HBState } from '../state.ts';
import type { BattalionEvent } from './events.ts';

export const battalionHandlers: Handlers<BattalionEvent> = {
  battalionImproved(state, { being, what, value, attacks }) {
    const battalion = beingOf(state, being);
    if (what === 'armure') battalion.armour = value;
    else if (what === 'de') battalion.attacks = attacks;
    else {
      // HB-BAT-16: the current value too.
      battalion.now[what] += value - battalion.max[what];
      battalion.max[what] = value;
    }
  },
  battalionRouted(state, { being, remaining }) {
    const battalion = beingOf(state, being);
    battalion.status = 'parti';
    battalion.zone = null;
    for (const fighter of remaining) state.beings.push(copy(fighter));
    state.next += remaining.length;
    // HB-GM-10: who stays of a battalion that nobody saw is not seen either.
    if (state.table.hidden.includes(being)) state.table.hidden.push(...remaining.map(({ id }) => id));
    if (state.combat) joinSlot(state.combat, being, remaining);
  },
};

/** HB-BAT-12: in the slot of the battalion, from the next round. */
function joinSlot(
  { slots, acted }: NonNullable<HBState['combat']>,
  being: string,
  remaining: readonly { id: string }[],
) {
  for (const { beings } of slots)
    if (beings.includes(being))
      for (const { id } of remaining) {
        beings.push(id);
        acted.push(id);
      }
}
