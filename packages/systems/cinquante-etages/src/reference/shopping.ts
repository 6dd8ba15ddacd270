import { ARMOURS } from '../content/armours.ts';
import type { Item } from '../events.ts';
import { canWear, hasRoomForPotion, priceOf } from '../items.ts';
import { stockOf } from '../merchant.ts';
import type { Hero } from '../state.ts';
import { armsOf, isArm, powerOf } from './gear.ts';

/** C50-BAL-02: missing weapon, one potion, best armour, best weapon, spare weapon, potions. Nothing is sold. */
export function purchaseFor(hero: Hero, band: number): Item | undefined {
  const stock = stockOf(band).filter((item) => priceOf(item, band) <= hero.gold);
  const owned = armsOf(hero);
  const arms = stock.filter((item) => isArm(hero, item));
  const strongest = arms.reduce<Item | undefined>((a, b) => (a && powerOf(a) >= powerOf(b) ? a : b), undefined);
  if (owned.length === 0 && strongest) return strongest;
  const potion = hasRoomForPotion(hero) ? potionFrom(stock) : undefined;
  if (hero.potions.length === 0 && potion) return potion;
  const armour = armourFor(hero, stock);
  if (armour) return armour;
  if (strongest && powerOf(strongest) > Math.max(...owned)) return strongest;
  if (owned.length === 1 && arms.length > 0) return arms[0];
  return potion;
}

/** The one of greatest value, if it beats all that is carried. */
function armourFor(hero: Hero, stock: readonly Item[]): Item | undefined {
  let best = Math.max(0, ...hero.armours.filter((id) => canWear(hero, id)).map((id) => ARMOURS[id].value));
  let found: Item | undefined;
  for (const item of stock) {
    if (item.kind !== 'armour' || !canWear(hero, item.id) || ARMOURS[item.id].value <= best) continue;
    best = ARMOURS[item.id].value;
    found = item;
  }
  return found;
}

/** The belt holds three whatever their size: the great one while it can be paid. */
function potionFrom(stock: readonly Item[]): Item | undefined {
  return stock.filter((item) => item.kind === 'potion').at(-1);
}
