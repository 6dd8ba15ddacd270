import type { Stocked } from '../content/content.ts';
import type { Item, Sheet } from '../state.ts';
import { type Outfit, waysToWear } from './slots.ts';

/** AD1-EQUIP-01, AD1-ARMU-08: what is worn although what comes before it on the sheet leaves it no place. */
export function misplaced(g: Stocked, { items }: Pick<Sheet, 'items'>): readonly Item[] {
  const worn = items.filter(({ place }) => place === 'equipe');
  return worn.filter((item, i) => !isInPlace(g, item, { items: worn.slice(0, i), wounds: [] }));
}

function isInPlace(g: Stocked, item: Item, before: Outfit): boolean {
  return waysToWear(g, before, item).some(
    ({ hands, displaced }) => displaced.length === 0 && String(hands) === String(item.hands),
  );
}
