import type { HBEvent } from '../events.ts';
import type { Item } from '../pieces.ts';
import type { HBState } from '../state.ts';

/** HB-ALC-22: what is in an unknown vial; how it is to be taken can be seen. */
const sealed = (item: Item): Item =>
  item.known === false && item.holds ? { ...item, holds: { administration: item.holds.administration! } } : item;

/** HB-ALC-22: takes the secret of unknown potions out of a copy of the state. */
export function hideUnknown(seen: HBState): void {
  for (const { hero } of seen.beings) if (hero) hero.items = hero.items.map(sealed);
  for (const scene of [seen.scene, ...(seen.delve?.rooms.map((room) => room.scene) ?? [])])
    for (const zone of scene?.zones ?? []) zone.items = zone.items.map(sealed);
  for (const mule of seen.mules) mule.items = mule.items.map(sealed);
}

/** HB-ALC-22: an event that shows an object, without the secret of an unknown potion. */
export function sealedIn(event: HBEvent): HBEvent {
  if (event.type !== 'itemGained' && event.type !== 'itemLaid') return event;
  const item = sealed(event.item);
  return item === event.item ? event : { ...event, item };
}
