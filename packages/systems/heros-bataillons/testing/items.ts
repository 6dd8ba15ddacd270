import type { Item, ItemPlace } from '../src/pieces.ts';

/** An object named after its base; give an id to the second of a kind. */
export const object = (base: string, place: ItemPlace = 'pret', more: Partial<Item> = {}): Item => ({
  id: base,
  base,
  place,
  ...more,
});
