import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { armourOf } from './content/armours.ts';
import { bandOf } from './content/bands.ts';
import { POTION_IDS } from './content/potions.ts';
import { spellsOf, UTILITIES } from './content/spells.ts';
import { WEAPON_CATEGORIES, weaponOf } from './content/weapons.ts';
import type { Item } from './events.ts';
import { isHurt } from './health.ts';
import { belongings, distinct, hasRoomForPotion, itemKey, priceOf } from './items.ts';
import { receivePotion } from './potions.ts';
import type { C50, Hero } from './state.ts';

type Deal = { readonly buy: Item; readonly price: number } | { readonly sell: Item; readonly price: number } | null;

const MAX_RANK = 6;

/** C50-CASE-13: any number of purchases and sales, then the move goes on. */
export function* trade(g: C50, hero: Hero): Rule<void> {
  const { seat } = hero;
  const band = bandOf(hero.floor).number;
  for (;;) {
    const deal = yield* ask<Deal>({
      id: 'marchand',
      seat,
      rule: 'C50-CASE-13',
      params: { gold: hero.gold },
      options: [option('passer', null), ...purchases(hero, band), ...sales(hero, band)],
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
export function stockOf(band: number): readonly Item[] {
  const ranks = band < MAX_RANK ? [band, band + 1] : [MAX_RANK];
  return [
    ...POTION_IDS.map((id) => ({ kind: 'potion', id }) as const),
    ...ranks.flatMap((rank) => WEAPON_CATEGORIES.map((c) => ({ kind: 'weapon', id: weaponOf(c, rank) }) as const)),
    ...ranks.map((rank) => ({ kind: 'armour', id: armourOf(rank) }) as const),
    { kind: 'shield', id: 'targe' },
    ...ranks.flatMap((rank) => spellsOf(rank).map((id) => ({ kind: 'scroll', id }) as const)),
    ...UTILITIES.map((id) => ({ kind: 'scroll', id }) as const),
  ];
}

function purchases(hero: Hero, band: number): readonly Option<Deal>[] {
  return stockOf(band).flatMap((item) => {
    const price = priceOf(item, band);
    if (price > hero.gold) return [];
    // C50-EQP-05: with a full belt a potion is of use only if it is drunk on the spot.
    if (item.kind === 'potion' && !hasRoomForPotion(hero) && !isHurt(hero)) return [];
    const params = { item: itemKey(item), price };
    return [option<Deal>(`acheter-${itemKey(item)}`, { buy: item, price }, { label: 'acheter', params })];
  });
}

/** C50-TRE-07: a quarter of the price, rounded down; what has no price cannot be sold. */
export const saleOf = (item: Item, band: number): number => Math.floor(priceOf(item, band) / 4);

function sales(hero: Hero, band: number): readonly Option<Deal>[] {
  return distinct(belongings(hero)).flatMap((item) => {
    const price = saleOf(item, band);
    if (price === 0) return [];
    const params = { item: itemKey(item), price };
    return [option<Deal>(`vendre-${itemKey(item)}`, { sell: item, price }, { label: 'vendre', params })];
  });
}
