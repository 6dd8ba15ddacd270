import type { Item, WithContent } from '../content/index.ts';
import { canWear, hasRoomForPotion, priceOf } from '../gear/items.ts';
import type { Hero } from '../state.ts';
import { armsOf, isArm, powerOf } from './gear.ts';

/** C50-BAL-02: missing weapon, one potion, best armour, best weapon, spare weapon, potions. Nothing is sold. */
export function purchaseFor(g: WithContent, hero: Hero, rank: number): Item | undefined {
  const stock = g.content.stock[rank]!.filter((item) => priceOf(g, item, rank) <= hero.gold);
  const owned = armsOf(g, hero);
  const arms = stock.filter((item) => isArm(g, hero, item));
  const strongest = arms.reduce<Item | undefined>((a, b) => (a && powerOf(g, a) >= powerOf(g, b) ? a : b), undefined);
  if (owned.length === 0 && strongest) return strongest;
  const potion = hasRoomForPotion(hero) ? potionFrom(stock) : undefined;
  if (hero.potions.length === 0 && potion) return potion;
  const armour = armourFor(g, hero, stock);
  if (armour) return armour;
  if (strongest && powerOf(g, strongest) > Math.max(...owned)) return strongest;
  if (owned.length === 1 && arms.length > 0) return arms[0];
  return potion;
}

/** The one of greatest value, if it beats all that is carried. */
function armourFor(g: WithContent, hero: Hero, stock: readonly Item[]): Item | undefined {
  const { armours } = g.content;
  let best = Math.max(0, ...hero.armours.filter((id) => canWear(g, hero, id)).map((id) => armours[id]!.value));
  let found: Item | undefined;
  for (const item of stock) {
    if (item.kind !== 'armour' || !canWear(g, hero, item.id) || armours[item.id]!.value <= best) continue;
    best = armours[item.id]!.value;
    found = item;
  }
  return found;
}

/** The belt holds three whatever their size: the great one while it can be paid. */
function potionFrom(stock: readonly Item[]): Item | undefined {
  return stock.filter((item) => item.kind === 'potion').at(-1);
}
