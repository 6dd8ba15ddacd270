import { ask, option, type Rule } from '@souterrain/kernel';
import { ITEMS } from '../content/index.ts';
import type { Crawl, Figure } from '../state.ts';
import type { Career } from './lists.ts';
import { giveAndWear } from './new-item.ts';
import { GOODS } from './town/prices.ts';

/** AD1-HERO-16, AD1-HERO-17. */
export const STARTING_XP = 1;
export const STARTING_DENIERS = 20;
/** AD1-HERO-18, AD1-HERO-19. */
export const MOST_PURCHASES = 3;
export const EASY_RARITY = 7;

type Buyer = Pick<Career, 'specials'>;

const isEasy = (base: string): boolean => (ITEMS[base]?.rarity ?? Number.POSITIVE_INFINITY) <= EASY_RARITY;

/** AD1-HERO-20, AD1-HERO-22: what only its career lets a hero buy. */
export const isSpecial = (base: string, { specials }: Buyer): boolean =>
  !isEasy(base) && specials.some(({ id }) => id === base);

/** AD1-HERO-19, AD1-HERO-20: easy to find, or allowed by the career. */
export const isForSaleAtCreation = (base: string, career: Buyer): boolean => isEasy(base) || isSpecial(base, career);

/** What things cost a hero of this career at its creation. */
export function costOf(bases: readonly string[], { specials }: Buyer): number {
  let cost = 0;
  for (const base of bases) cost += ITEMS[base]?.price ?? specials.find(({ id }) => id === base)?.price ?? 0;
  return cost;
}

interface Ware {
  readonly id: string;
  readonly price: number;
}

/** The shop, then what has no price there. */
const wares = ({ specials }: Buyer): readonly Ware[] => [
  ...GOODS.filter(({ id }) => isForSaleAtCreation(id, { specials })),
  ...specials.filter((special): special is Ware => special.price !== undefined),
];

/** AD1-HERO-17 to AD1-HERO-21: what is not spent stays in the purse. AD1-HERO-24: nothing is sold. */
export function* buyAtCreation(g: Crawl, hero: Figure, career: Buyer): Rule<void> {
  const { seat, sheet } = hero.hero!;
  let special = false;
  for (let left = MOST_PURCHASES; left > 0; left--) {
    const goods = wares(career).filter(
      ({ id, price }) => price <= sheet.deniers && !(special && isSpecial(id, career)),
    );
    const ware = yield* ask<Ware | null>({
      id: 'achats',
      seat,
      rule: 'AD1-HERO-17',
      params: { deniers: sheet.deniers, left },
      options: [
        ...goods.map((item) =>
          option(`acheter-${item.id}`, item, { label: 'acheter', params: { item: item.id, price: item.price } }),
        ),
        option('terminer', null),
      ],
    });
    if (!ware) return;
    special ||= isSpecial(ware.id, career);
    g.emit({ type: 'bought', figure: hero.id, base: ware.id, price: ware.price, rules: ['AD1-HERO-17'] });
    giveAndWear(g, hero, ware.id, ['AD1-HERO-17']);
  }
}
