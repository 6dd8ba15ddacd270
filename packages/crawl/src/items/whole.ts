import type { Item } from '../state.ts';

/** All of an item but its number and its place. */
export type NewItem = Omit<Item, 'id' | 'place'>;

/**
 * An item with every member written down, absent ones as undefined: the items of a sheet are read at every step, many times
 * faster when they all have one shape.
 */
export const itemFrom = (item: NewItem, { id, place }: Pick<Item, 'id' | 'place'>): Item => ({
  id,
  base: item.base,
  place,
  hands: item.hands,
  charges: item.charges,
  broken: item.broken,
  loaded: item.loaded,
  enchantment: item.enchantment,
  slot: item.slot,
  value: item.value,
  dry: item.dry,
  thrownBy: item.thrownBy,
  stuck: item.stuck,
  boxed: item.boxed,
});

/** The same item, whole. */
export const wholeItem = (item: Item, id = item.id): Item => itemFrom(item, { id, place: item.place });
