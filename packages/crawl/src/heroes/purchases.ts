import type { Stocked } from '../content/content.ts';
import type { Career } from './lists.ts';

/** AD1-HERO-16, AD1-HERO-17. */
export const STARTING_XP = 1;
export const STARTING_DENIERS = 20;
/** AD1-HERO-18, AD1-HERO-19. */
export const MOST_PURCHASES = 3;
export const EASY_RARITY = 7;

export type Buyer = Pick<Career, 'specials'>;

const isEasy = (g: Stocked, base: string): boolean =>
  (g.content.items[base]?.rarity ?? Number.POSITIVE_INFINITY) <= EASY_RARITY;

/** AD1-HERO-20, AD1-HERO-22: what only its career lets a hero buy. */
export const isSpecial = (g: Stocked, base: string, { specials }: Buyer): boolean =>
  !isEasy(g, base) && specials.some(({ id }) => id === base);

/** AD1-HERO-19, AD1-HERO-20: easy to find, or allowed by the career. */
export const isForSaleAtCreation = (g: Stocked, base: string, career: Buyer): boolean =>
  isEasy(g, base) || isSpecial(g, base, career);

/** What things cost a hero of this career at its creation. */
export function costOf(g: Stocked, bases: readonly string[], { specials }: Buyer): number {
  let cost = 0;
  for (const base of bases) cost += g.content.items[base]?.price ?? specials.find(({ id }) => id === base)?.price ?? 0;
  return cost;
}
