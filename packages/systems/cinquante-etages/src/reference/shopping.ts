import { ARMOURS } from '../content/armours.ts';
import { isSpell, SPELLS } from '../content/spells.ts';
import { WEAPONS } from '../content/weapons.ts';
import type { Item } from '../events.ts';
import { canWear, hasRoomForPotion, priceOf } from '../items.ts';
import { stockOf } from '../merchant.ts';
import { type Hero, isMage, maxPv } from '../state.ts';
import { CATEGORIES, classWeapons } from './gear.ts';
import { K } from './k.ts';

/** C50-BAL-02: missing weapon, one potion, best armour, best weapon, spare weapon, potions: the first that can be had. */
export function purchaseFor(hero: Hero, band: number): Item | undefined {
  const stock = stockOf(band).filter((item) => priceOf(item, band) <= hero.gold);
  const arms = stock.filter((item) => isArm(hero, item)).sort((a, b) => powerOf(b) - powerOf(a));
  const owned = armsOf(hero);
  const strongest = Math.max(0, ...owned);
  const better = arms.find((item) => powerOf(item) > strongest);
  if (owned.length === 0 && arms[0]) return arms[0];
  if (hero.potions.length === 0) {
    const potion = potionFor(hero, stock);
    if (potion) return potion;
  }
  const armour = armourFor(hero, stock);
  if (armour) return armour;
  if (better) return better;
  if (owned.length < 2 && arms[0]) return arms.at(-1);
  return hasRoomForPotion(hero) ? potionFor(hero, stock) : undefined;
}

/** Weapons of the class for some, scrolls to learn for the Mage. */
function isArm(hero: Hero, item: Item): boolean {
  if (item.kind === 'weapon') return CATEGORIES[hero.classe].includes(WEAPONS[item.id].category);
  return isMage(hero) && item.kind === 'scroll' && isSpell(item.id) && !hero.spells.includes(item.id);
}

function powerOf(item: Item): number {
  if (item.kind === 'weapon') return WEAPONS[item.id].damage;
  return item.kind === 'scroll' && isSpell(item.id) ? SPELLS[item.id].damage : 0;
}

function armsOf(hero: Hero): readonly number[] {
  if (!isMage(hero)) return classWeapons(hero).map((id) => WEAPONS[id].damage);
  return [...hero.spells, ...hero.scrolls.filter(isSpell)].map((id) => SPELLS[id].damage);
}

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

/** The great one once it can be of use whole. */
function potionFor(hero: Hero, stock: readonly Item[]): Item | undefined {
  const potions = stock.filter((item) => item.kind === 'potion');
  const great = potions.find((item) => item.id === 'grande-potion');
  return great && maxPv(hero) >= K.great ? great : potions[0];
}
