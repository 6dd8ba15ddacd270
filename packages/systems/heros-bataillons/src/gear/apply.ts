import { copy } from '@souterrain/kernel';
import type { Handlers } from '../handlers.ts';
import { beingOf, type Item, type ItemId, type State } from '../state.ts';
import type { GearEvent } from './events.ts';

export const gearHandlers: Handlers<GearEvent> = {
  itemGained(state, { being, item }) {
    itemsOf(state, being).push(copy(item));
    state.next++;
  },
  itemLost(state, { being, item }) {
    cut(itemsOf(state, being), item);
  },
  itemMoved(state, { being, item, place }) {
    for (const held of itemsOf(state, being)) if (held.id === item) held.place = place;
  },
  itemDropped(state, { being, item, zone }) {
    const dropped = cut(itemsOf(state, being), item);
    dropped.place = 'sac';
    if (zone !== null) groundOf(state, zone).push(dropped);
  },
  itemTaken(state, { being, item, zone, place }) {
    const taken = cut(groundOf(state, zone), item);
    taken.place = place;
    itemsOf(state, being).push(taken);
  },
  itemGiven(state, { being, to, item, place }) {
    const given = cut(itemsOf(state, being), item);
    given.place = place;
    itemsOf(state, to).push(given);
  },
  muleBought(state, { mule }) {
    state.mules.push({ id: mule, items: [] });
    state.next++;
  },
  muleLoaded(state, { being, mule, item }) {
    const loaded = cut(itemsOf(state, being), item);
    loaded.place = 'sac';
    packOf(state, mule).push(loaded);
  },
  muleUnloaded(state, { being, mule, item, place }) {
    const unloaded = cut(packOf(state, mule), item);
    unloaded.place = place;
    itemsOf(state, being).push(unloaded);
  },
  goldChanged(state, { left }) {
    state.gold = left;
  },
};

const itemsOf = (state: State, being: string): Item[] => beingOf(state, being).hero!.items;
const groundOf = (state: State, zone: string): Item[] => state.scene!.zones.find(({ id }) => id === zone)!.items;
const packOf = (state: State, mule: string): Item[] => state.mules.find(({ id }) => id === mule)!.items;

function cut(items: Item[], id: ItemId): Item {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) throw new Error(`no item ${id}`);
  return items.splice(at, 1)[0]!;
}
