import { ITEMS } from '../content/index.ts';
import type { ItemEntry } from '../content/types.ts';
import type { Item } from '../state.ts';

export function entryOf({ base }: Pick<Item, 'base'>): ItemEntry {
  const entry = ITEMS[base];
  if (!entry) throw new Error(`no item ${base}`);
  return entry;
}

export const isEncumbering = (item: Pick<Item, 'base'>): boolean => entryOf(item).encumbering === true;
