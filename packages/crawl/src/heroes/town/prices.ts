import type { Stocked } from '../../content/content.ts';
import type { ItemEntry } from '../../content/types.ts';
import { salePrice, worthOf } from '../../items/treasure.ts';
import type { Item, Sheet } from '../../state.ts';

/** Wounds that only money cures, or fits (AD1-TOWN-02). */
export const CARE_PRICES: Readonly<Record<string, number>> = {
  'jambe-fracturee': 15,
  'bras-casse': 15,
  cicatrices: 30,
  'main-tranchee': 40,
};

const isCitadin = (sheet: Sheet): boolean => sheet.talents.includes('citadin');
const isScarred = (sheet: Sheet): boolean => sheet.wounds.some(({ id }) => id === 'cicatrices');
const wearsBand = (sheet: Sheet): boolean =>
  sheet.items.some(({ base, place, broken }) => base === 'bandeau-du-troisieme-oeil' && place === 'equipe' && !broken);

/** Fifths of the price: fewer for Citadin (AD1-IMPE-11), more for scars (AD1-GRAVE-15) and the band (AD1-TMAG-01). */
export function priceFor(sheet: Sheet, price: number): number {
  const fifths = 5 - Number(isCitadin(sheet)) + Number(isScarred(sheet)) + Number(wearsBand(sheet));
  return Math.ceil((price * fifths) / 5);
}

/** AD1-TOWN-03, AD1-IMPE-11. */
export const rarityFor = (sheet: Sheet, rarity: number): number => (isCitadin(sheet) ? rarity - 2 : rarity);

/** AD1-TOWN-04: undefined for what has no value (AD1-TRES-19, AD2-XTRES-06). */
export function saleOf(g: Stocked, sheet: Sheet, item: Item): number | undefined {
  const half = salePrice(g, item);
  if (half === null) return undefined;
  const [citadin, scarred] = [isCitadin(sheet), isScarred(sheet)];
  // AD1-IMPE-11: both cancel out.
  if (citadin === scarred) return half;
  if (scarred) return Math.floor((half * 4) / 5);
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
