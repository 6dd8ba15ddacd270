import type { Item, WithContent } from '../content/index.ts';
import type { Hero } from '../state.ts';

/** C50-EQP-05: potions on the belt. */
export const BELT = 3;

/** The price of an item at a merchant of a rank; 0 for what is never sold (C50-TRE-06). */
export function priceOf({ content }: WithContent, item: Item, rank: number): number {
  switch (item.kind) {
    case 'weapon':
      return content.weapons[item.id]!.price;
    case 'armour':
      return content.armours[item.id]!.price;
    case 'shield':
      return content.targe.price;
    case 'scroll':
      return (content.spells[item.id] ?? content.scrolls[item.id])!.price;
    case 'potion':
      return content.potions[item.id]!.prices[rank - 1]!;
  }
}

/** C50-EQP-03: the value must be within the limit of the class. */
export const canWear = ({ content }: WithContent, hero: Hero, armour: string): boolean =>
  content.armours[armour]!.value <= content.classes[hero.classe]!.armourLimit;

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
