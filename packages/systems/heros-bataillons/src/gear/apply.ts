import type { Handlers } from '../handlers.ts';
import type { Item, ItemId } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { addItem, changeItem, placed, takeItem, wholeItem } from './belongings.ts';
import type { GearEvent } from './events.ts';

export const gearHandlers: Handlers<GearEvent> = {
  itemGained(state, { being, item }) {
    addItem(state, being, wholeItem(item));
    state.next++;
  },
  itemLost(state, { being, item }) {
    takeItem(state, being, item);
  },
  itemMoved(state, { being, item, place }) {
    changeItem(state, being, { id: item, place });
  },
  itemDropped(state, { being, item, zone }) {
    const dropped = takeItem(state, being, item);
    if (zone !== null) groundOf(state, zone).push(placed(dropped, 'sac'));
  },
  itemTaken(state, { being, item, zone, place }) {
    addItem(state, being, placed(cut(groundOf(state, zone), item), place));
  },
  itemGiven(state, { being, to, item, place }) {
    addItem(state, to, placed(takeItem(state, being, item), place));
  },
  muleBought(state, { mule }) {
    state.mules.push({ id: mule, items: [] });
    state.next++;
  },
  muleLoaded(state, { being, mule, item }) {
    packOf(state, mule).push(placed(takeItem(state, being, item), 'sac'));
  },
  muleUnloaded(state, { being, mule, item, place }) {
    addItem(state, being, placed(cut(packOf(state, mule), item), place));
  },
  goldChanged(state, { left }) {
    state.gold = left;
  },
};

const groundOf = (state: HBState, zone: string): Item[] => state.scene!.zones.find(({ id }) => id === zone)!.items;
const packOf = (state: HBState, mule: string): Item[] => state.mules.find(({ id }) => id === mule)!.items;

function cut(items: Item[], id: ItemId): Item {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) throw new Error(`no item ${id}`);
  return items.splice(at, 1)[0]!;
}
