import type { Stocked } from '../../content/content.ts';
import type { ItemEntry } from '../../content/types.ts';
import { featuresOn, type Ruled } from '../../figures/on-sheet.ts';
import { salePrice, worthOf } from '../../items/treasure.ts';
import type { Item, Sheet } from '../../state.ts';

/** What merchants make of a hero, all in all. */
function standing(
  g: Ruled,
  sheet: Sheet,
): { readonly prices: number; readonly rarity: number; readonly sales: number } {
  const all = { prices: 0, rarity: 0, sales: 0 };
  for (const { town } of featuresOn(g, sheet)) {
    all.prices += town?.prices ?? 0;
    all.rarity += town?.rarity ?? 0;
    all.sales += town?.sales ?? 0;
  }
  return all;
}

/** AD1-TOWN-03. */
export const priceFor = (g: Ruled, sheet: Sheet, price: number): number =>
  Math.ceil((price * (5 + standing(g, sheet).prices)) / 5);

export const rarityFor = (g: Ruled, sheet: Sheet, rarity: number): number => rarity + standing(g, sheet).rarity;

/** AD1-TOWN-04: undefined for what has no value (AD1-TRES-19, AD2-XTRES-06). */
export function saleOf(g: Ruled, sheet: Sheet, item: Item): number | undefined {
  const half = salePrice(g, item);
  if (half === null) return undefined;
  const { sales } = standing(g, sheet);
  // AD1-IMPE-11: what helps and what harms cancel out.
  if (sales === 0) return half;
  if (sales < 0) return Math.floor((half * 4) / 5);
  return g.content.items[item.base]!.kind === 'valeur' ? half : Math.floor((worthOf(g, item)! * 3) / 4);
}

/** AD1-GRAVE-08, AD2-BGRAV-11: undefined for what cannot be repaired; broken magic is lost for good. */
export function repairOf(g: Stocked, item: Item): number | undefined {
  const entry = g.content.items[item.base];
  const value = item.value ?? entry?.price ?? null;
  return item.broken && !entry?.magic && value !== null ? Math.ceil(value / 2) : undefined;
}

/** AD1-TOWN-03: magic is never on sale, nor what has no price or no rarity. */
export const goodsIn = (g: Stocked): readonly Goods[] =>
  Object.values(g.content.items).filter(
    (entry): entry is Goods => !entry.magic && entry.price !== null && entry.rarity !== null,
  );

type Goods = ItemEntry & { readonly price: number; readonly rarity: number };
