import type { Power, WithContent } from '../content/types.ts';
import type { Item } from '../pieces.ts';
import { entryOf } from './entries.ts';

/** HB-GEAR-01 to HB-GEAR-04, HB-SCR-16; null for what is not sold. */
export function priceOf(g: WithContent, item: Pick<Item, 'base' | 'holds'>): number | null {
  const { price, prices } = entryOf(g, item);
  const power = item.holds?.power;
  return prices && power !== undefined ? prices[power as Power] : price;
}

/** HB-GEAR-05: half the price, rounded down; null for what nobody buys. */
export function resaleOf(g: WithContent, item: Item): number | null {
  const price = priceOf(g, item);
  return price === null ? null : Math.floor(price / 2);
}
