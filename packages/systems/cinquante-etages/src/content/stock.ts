import type { Content } from './index.ts';
import { MAX_RANK, weaponsOf } from './ranks.ts';
import type { Item, ShopEntry } from './types.ts';

/** C50-TRE-06: ranks t and t + 1, utility scrolls, the Targe and potions, in unlimited number. */
export function stockAt(content: Omit<Content, 'stock'>, rank: number): readonly Item[] {
  const { ranks, goods } = content.shop;
  const sold = Array.from({ length: ranks }, (_, above) => rank + above).filter((one) => one <= MAX_RANK);
  return goods.flatMap((kind) => laidOut(content, kind, sold));
}

function laidOut(
  content: Omit<Content, 'stock'>,
  kind: ShopEntry['goods'][number],
  sold: readonly number[],
): readonly Item[] {
  const { potionIds, ranks, scrolls } = content;
  switch (kind) {
    case 'potions':
      return potionIds.map((id) => ({ kind: 'potion', id }));
    case 'weapons':
      return sold.flatMap((rank) => weaponsOf(ranks[rank]!)).map((id) => ({ kind: 'weapon', id }));
    case 'armours':
      return sold.flatMap((rank) => ranks[rank]!.armours).map((id) => ({ kind: 'armour', id }));
    case 'shields':
      return [{ kind: 'shield', id: 'targe' }];
    case 'spells':
      return sold.flatMap((rank) => ranks[rank]!.spells).map((id) => ({ kind: 'scroll', id }));
    case 'scrolls':
      return Object.keys(scrolls).map((id) => ({ kind: 'scroll', id }));
  }
}
