import { ITEMS } from '../content/index.ts';
import type { Item } from '../state.ts';

/** The items of a new hero, worn where a place is left for them (AD1-EQUIP-01, AD1-EQUIP-02). */
export function outfitOf(bases: readonly string[]): Item[] {
  const items: Item[] = [];
  for (const base of bases) items.push(placed(base, items));
  return items;
}

/** Carried or stored otherwise. */
function placed(base: string, owned: readonly Item[]): Item {
  const entry = ITEMS[base];
  const charges = entry?.charges === undefined || entry.charges === 'd6' ? {} : { charges: entry.charges };
  const item = { id: `i${owned.length + 1}`, base, ...charges };
  const carried = owned.filter((i) => i.place === 'porte').length;
  const packed = { ...item, place: carried < 3 ? ('porte' as const) : ('stocke' as const) };
  if (!entry?.slot) return packed;
  if (entry.slot !== 'main') {
    const taken = owned.some((i) => i.place === 'equipe' && ITEMS[i.base]?.slot === entry.slot);
    return taken ? packed : { ...item, place: 'equipe' };
  }
  const held = owned.flatMap((i) => i.hands ?? []);
  const free = [0, 1].filter((hand) => !held.includes(hand));
  const needed = entry.hands ?? 1;
  if (free.length < needed) return packed;
  const hands = needed === 2 ? [0, 1] : [entry.kind === 'bouclier' ? free.at(-1)! : free[0]!];
  return { ...item, place: 'equipe', hands };
}
