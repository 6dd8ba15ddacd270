import { ask, option, type Rule } from '@souterrain/kernel';
import type { ItemEntry } from '../content/types.ts';
import type { Career } from '../edition.ts';
import type { Crawl, Figure } from '../state.ts';
import { giveAndWear } from './new-item.ts';
import { GOODS } from './town/prices.ts';

/** AD1-HERO-18, AD1-HERO-19. */
export const MOST_PURCHASES = 3;
export const EASY_RARITY = 7;

/** AD1-HERO-19, AD1-HERO-20: easy to find, or allowed by the career. */
export const isForSaleAtCreation = (entry: Pick<ItemEntry, 'id' | 'rarity'>, career: Career): boolean =>
  (entry.rarity ?? Number.POSITIVE_INFINITY) <= EASY_RARITY || entry.id === career.special;

/** AD1-HERO-17 to AD1-HERO-21: what is not spent stays in the purse. AD1-HERO-24: nothing is sold. */
export function* buyAtCreation(g: Crawl, hero: Figure, career: Career): Rule<void> {
  const { seat, sheet } = hero.hero!;
  for (let left = MOST_PURCHASES; left > 0; left--) {
    const goods = GOODS.filter((entry) => isForSaleAtCreation(entry, career) && entry.price <= sheet.deniers);
    const entry = yield* ask<(typeof goods)[number] | null>({
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
    if (!entry) return;
    g.emit({ type: 'bought', figure: hero.id, base: entry.id, price: entry.price, rules: ['AD1-HERO-17'] });
    giveAndWear(g, hero, entry.id, ['AD1-HERO-17']);
  }
}
