import type { Stocked } from '../content/content.ts';
import { fitsOf } from '../items/slots.ts';
import type { Item } from '../state.ts';

/** The items of a new hero, worn where a place is left for them (AD1-EQUIP-01, AD1-EQUIP-02). */
export function outfitOf(g: Stocked, bases: readonly string[]): Item[] {
  const items: Item[] = [];
  for (const base of bases) items.push(placed(g, base, items));
  return items;
}

/** Carried or stored otherwise. */
function placed(g: Stocked, base: string, owned: Item[]): Item {
  const charges = g.content.items[base]?.charges;
  const carried = owned.filter((i) => i.place === 'porte').length;
  const item: Item = {
    id: `i${owned.length + 1}`,
    base,
    ...(charges === undefined || charges === 'd6' ? {} : { charges }),
    place: carried < 3 ? 'porte' : 'stocke',
  };
  const [fit] = fitsOf(g, { items: owned, wounds: [] }, item);
  if (fit?.displaced.length !== 0) return item;
  return { ...item, place: 'equipe', ...(fit.hands ? { hands: fit.hands } : {}) };
}
