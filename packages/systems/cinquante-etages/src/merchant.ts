import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { MAX_RANK } from './chest.ts';
import { armoursOf, bandOf, type ShopEntry, spellsOf, type WithContent, weaponsOf } from './content/index.ts';
import type { Item } from './events.ts';
import { isHurt } from './health.ts';
import { belongings, distinct, hasRoomForPotion, itemKey, priceOf } from './items.ts';
import { receivePotion } from './potions.ts';
import type { C50, Hero } from './state.ts';

type Deal = { readonly buy: Item; readonly price: number } | { readonly sell: Item; readonly price: number } | null;

/** C50-CASE-13: any number of purchases and sales, then the move goes on. */
export function* trade(g: C50, hero: Hero): Rule<void> {
  const { seat } = hero;
  const { rank } = bandOf(g, hero.floor);
  for (;;) {
    const deal = yield* ask<Deal>({
      id: 'marchand',
      seat,
      rule: 'C50-CASE-13',
      params: { gold: hero.gold },
      options: [option('passer', null), ...purchases(g, hero, rank), ...sales(g, hero, rank)],
    });
    if (deal === null) return;
    if ('sell' in deal) g.emit({ type: 'sold', seat, item: deal.sell, price: deal.price, rules: ['C50-TRE-07'] });
    else yield* buy(g, hero, deal.buy, deal.price);
  }
}

function* buy(g: C50, hero: Hero, item: Item, price: number): Rule<void> {
  g.emit({ type: 'bought', seat: hero.seat, item, price, rules: ['C50-TRE-06'] });
  if (item.kind === 'potion') yield* receivePotion(g, hero, { potion: item.id, from: 'merchant' });
  else g.emit({ type: 'itemGained', seat: hero.seat, item, from: 'merchant', rules: ['C50-TRE-06'] });
}

/** C50-TRE-06: ranks t and t + 1, utility scrolls, the Targe and potions, in unlimited number. */
export function stockOf(g: WithContent, rank: number): readonly Item[] {
  const { ranks, goods } = g.content.shop;
  const sold = Array.from({ length: ranks }, (_, above) => rank + above).filter((one) => one <= MAX_RANK);
  return goods.flatMap((kind) => laidOut(g, kind, sold));
}

function laidOut(g: WithContent, kind: ShopEntry['goods'][number], ranks: readonly number[]): readonly Item[] {
  const { potions, scrolls } = g.content;
  switch (kind) {
    case 'potions':
      return Object.keys(potions).map((id) => ({ kind: 'potion', id }) as const);
    case 'weapons':
      return ranks.flatMap((rank) => weaponsOf(g, rank).map(({ id }) => ({ kind: 'weapon', id }) as const));
    case 'armours':
      return ranks.flatMap((rank) => armoursOf(g, rank).map(({ id }) => ({ kind: 'armour', id }) as const));
    case 'shields':
      return [{ kind: 'shield', id: 'targe' }];
    case 'spells':
      return ranks.flatMap((rank) => spellsOf(g, rank).map(({ id }) => ({ kind: 'scroll', id }) as const));
    case 'scrolls':
      return Object.keys(scrolls).map((id) => ({ kind: 'scroll', id }) as const);
  }
}

function purchases(g: WithContent, hero: Hero, rank: number): readonly Option<Deal>[] {
  return stockOf(g, rank).flatMap((item) => {
    const price = priceOf(g, item, rank);
    if (price > hero.gold) return [];
    // C50-EQP-05: with a full belt a potion is of use only if it is drunk on the spot.
    if (item.kind === 'potion' && !hasRoomForPotion(hero) && !isHurt(hero)) return [];
    const params = { item: itemKey(item), price };
    return [option<Deal>(`acheter-${itemKey(item)}`, { buy: item, price }, { label: 'acheter', params })];
  });
}

/** C50-TRE-07: a quarter of the price, rounded down; what has no price cannot be sold. */
export const saleOf = (g: WithContent, item: Item, rank: number): number =>
  Math.floor(priceOf(g, item, rank) / g.content.shop.resale);

function sales(g: WithContent, hero: Hero, rank: number): readonly Option<Deal>[] {
  return distinct(belongings(hero)).flatMap((item) => {
    const price = saleOf(g, item, rank);
    if (price === 0) return [];
    const params = { item: itemKey(item), price };
    return [option<Deal>(`vendre-${itemKey(item)}`, { sell: item, price }, { label: 'vendre', params })];
  });
}
