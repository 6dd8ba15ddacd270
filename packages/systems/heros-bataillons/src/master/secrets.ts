import type { SeatId } from '@souterrain/kernel';
import type { CheckEvent } from '../checks/events.ts';
import type { Being, BeingId } from '../pieces.ts';
import type { Combat, HBState, Slot } from '../state.ts';

/** HB-GM-19: with an MJ the tests of adversaries are hidden unless stated, those of heroes open. */
export const isHiddenByDefault = ({ master }: HBState, { side }: Being): boolean =>
  master !== null && side === 'adversaires';

/** HB-GM-16, HB-GM-19: what the table remembers of a test, where there is an MJ. */
export function rememberCheck(state: HBState, event: CheckEvent): void {
  if (state.master === null) return;
  const { being, attribute, value, advantages, disadvantages, faces, kept, success, hidden } = event;
  state.table.lastCheck = { being, attribute, advantages, disadvantages, hidden };
  if (!hidden) return;
  const roll = { being, attribute, value, faces, kept, success };
  state.secrets.push({ id: state.next++, kind: 'jet', text: '', roll, shown: false });
}

/** The seat that sees everything, even while it is empty; null where there is no MJ. */
export const seerOf = ({ master, table }: HBState): SeatId | null => master ?? table.absent;

/** The order of a fight as whoever does not see some of it: no place for those alone. */
export const seenSlots = (slots: readonly Slot[], hidden: readonly BeingId[]): Slot[] =>
  slots
    .map(({ side, beings }) => ({ side, beings: beings.filter((id) => !hidden.includes(id)) }))
    .filter(({ beings }) => beings.length > 0);

/** No more of each side than are seen in its order. */
export function seenStrength(
  { strength, slots }: Pick<Combat, 'strength'> & { readonly slots: readonly Slot[] },
  hidden: readonly BeingId[],
): Combat['strength'] {
  const count = (side: Slot['side']): number => {
    const seen = seenSlots(slots, hidden).filter((slot) => slot.side === side);
    return Math.min(strength[side], seen.flatMap(({ beings }) => beings).length);
  };
  return { heros: count('heros'), adversaires: count('adversaires') };
}
