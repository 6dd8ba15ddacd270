import type { ItemEntry, WithContent } from '../content/types.ts';
import type { Item } from '../pieces.ts';

export function entryOf(g: WithContent, { base }: Pick<Item, 'base'>): ItemEntry {
  const entry = g.content.items[base];
  if (!entry) throw new Error(`no item ${base}`);
  return entry;
}

export const isEncumbering = (g: WithContent, item: Pick<Item, 'base'>): boolean =>
  entryOf(g, item).encumbering === true;
