import { ARMOURS, type ArmourId, TARGE } from './content/armours.ts';
import { CLASSES } from './content/classes.ts';
import { BELT, POTIONS } from './content/potions.ts';
import { isSpell, SPELLS, UTILITY_PRICE } from './content/spells.ts';
import { WEAPONS } from './content/weapons.ts';
import type { Item } from './events.ts';
import type { Hero } from './state.ts';

/** The price of an item at a merchant of a band; 0 for what is never sold (C50-TRE-06). */
export function priceOf(item: Item, band: number): number {
  switch (item.kind) {
    case 'weapon':
      return WEAPONS[item.id].price;
    case 'armour':
      return ARMOURS[item.id].price;
    case 'shield':
      return TARGE.price;
    case 'scroll':
      return isSpell(item.id) ? SPELLS[item.id].price : UTILITY_PRICE;
    case 'potion':
      return POTIONS[item.id].prices[band]!;
  }
}

/** C50-EQP-03: the value must be within the limit of the class. */
export const canWear = (hero: Hero, armour: ArmourId): boolean =>
  ARMOURS[armour].value <= CLASSES[hero.classe].armourLimit;

export const hasRoomForPotion = (hero: Hero): boolean => hero.potions.length < BELT;

/** All that changes hands: weapons, armours, shields, scrolls and potions, each as often as it is carried. */
export function belongings(hero: Hero): readonly Item[] {
  return [
    ...hero.weapons.map((id) => ({ kind: 'weapon', id }) as const),
    ...hero.armours.map((id) => ({ kind: 'armour', id }) as const),
    ...Array.from({ length: hero.shields }, () => ({ kind: 'shield', id: 'targe' }) as const),
    ...hero.scrolls.map((id) => ({ kind: 'scroll', id }) as const),
    ...hero.potions.map((id) => ({ kind: 'potion', id }) as const),
  ];
}

/** Options never repeat an id: two Dagues are one line. */
export function distinct(items: readonly Item[]): readonly Item[] {
  return items.filter((item, i) => items.findIndex((other) => itemKey(other) === itemKey(item)) === i);
}

/** A scroll and a potion never share an id with anything else but a memorised spell, which is no item. */
export const itemKey = (item: Item): string => (item.kind === 'scroll' ? `parchemin-${item.id}` : item.id);
