import { ITEMS } from '../../content/index.ts';
import type { ItemEntry } from '../../content/types.ts';
import type { Item, Sheet } from '../../state.ts';

/** Wounds that only money cures, or fits (AD1-TOWN-02). */
export const CARE_PRICES: Readonly<Record<string, number>> = {
  'jambe-fracturee': 15,
  'bras-casse': 15,
  cicatrices: 30,
  'main-tranchee': 40,
};

/** Whom merchants favour (AD1-IMPE-11), or not (AD1-GRAVE-15); both cancel out on prices. */
function favourOf(sheet: Sheet): 'citadin' | 'balafre' | 'aucune' {
  const citadin = sheet.talents.includes('citadin');
  const scarred = sheet.wounds.some(({ id }) => id === 'cicatrices');
  if (citadin === scarred) return 'aucune';
  return citadin ? 'citadin' : 'balafre';
}

export function priceFor(sheet: Sheet, price: number): number {
  const favour = favourOf(sheet);
  if (favour === 'citadin') return Math.ceil((price * 4) / 5);
  return favour === 'balafre' ? Math.ceil((price * 6) / 5) : price;
}

/** AD1-TOWN-03, AD1-IMPE-11. */
export const rarityFor = (sheet: Sheet, rarity: number): number =>
  sheet.talents.includes('citadin') ? rarity - 2 : rarity;

/** AD1-TOWN-04: undefined for what has no value (AD1-TRES-19). */
export function saleOf(sheet: Sheet, item: Item): number | undefined {
  const entry = ITEMS[item.base];
  const value = item.value ?? entry?.price ?? null;
  if (!entry || value === null) return undefined;
  const favour = favourOf(sheet);
  const share = entry.kind === 'valeur' ? value : Math.floor(favour === 'citadin' ? (value * 3) / 4 : value / 2);
  return favour === 'balafre' ? Math.floor((share * 4) / 5) : share;
}

/** AD1-GRAVE-08: undefined for what cannot be repaired; broken magic is lost for good. */
export function repairOf(item: Item): number | undefined {
  const entry = ITEMS[item.base];
  const value = item.value ?? entry?.price ?? null;
  return item.broken && !entry?.magic && value !== null ? Math.ceil(value / 2) : undefined;
}

/** AD1-TOWN-03: magic is never on sale, nor what has no price or no rarity. */
export const GOODS: readonly (ItemEntry & { readonly price: number; readonly rarity: number })[] = Object.values(
  ITEMS,
).filter(
  (entry): entry is ItemEntry & { readonly price: number; readonly rarity: number } =>
    !entry.magic && entry.price !== null && entry.rarity !== null,
);
