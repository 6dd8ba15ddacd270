import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { bandOf, type Item, type WithContent } from '../content/index.ts';
import { belongings, distinct, hasRoomForPotion, itemKey, priceOf } from '../gear/items.ts';
import { receivePotion } from '../gear/potions.ts';
import { isHurt } from '../heroes/health.ts';
import type { C50, Hero } from '../state.ts';

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

function purchases(g: WithContent, hero: Hero, rank: number): readonly Option<Deal>[] {
  return g.content.stock[rank]!.flatMap((item) => {
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
