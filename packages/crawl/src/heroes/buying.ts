import { ask, option, type Rule } from '@souterrain/kernel';
import type { Stocked } from '../content/content.ts';
import type { Figure } from '../state.ts';
import { number } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, facts, hints, one, price } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import { giveAndWear } from './new-item.ts';
import { type Buyer, isForSaleAtCreation, isSpecial, MOST_PURCHASES } from './purchases.ts';
import { goodsIn } from './town/prices.ts';

interface Ware {
  readonly id: string;
  readonly price: number;
}

/** The shop, then what has no price there. */
const wares = (g: Stocked, { specials }: Buyer): readonly Ware[] => [
  ...goodsIn(g).filter(({ id }) => isForSaleAtCreation(g, id, { specials })),
  ...specials.filter((special): special is Ware => special.price !== undefined),
];

/** AD1-HERO-17 to AD1-HERO-21: what is not spent stays in the purse. AD1-HERO-24: nothing is sold. */
export function* buyAtCreation(g: Crawl, hero: Figure, career: Buyer): Rule<void> {
  const { seat, sheet } = hero.hero!;
  let special = false;
  for (let left = MOST_PURCHASES; left > 0; left--) {
    const goods = wares(g, career).filter(
      ({ id, price }) => price <= sheet.deniers && !(special && isSpecial(g, id, career)),
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
    special ||= isSpecial(g, ware.id, career);
    g.emit({ type: 'bought', figure: hero.id, base: ware.id, price: ware.price, rules: ['AD1-HERO-17'] });
    giveAndWear(g, hero, ware.id, ['AD1-HERO-17']);
  }
}

export const buyingWords = defineWords({
  prompts: {
    achats: {
      fr: (a) => `${a.who} a ${a.deniers(number(a, 'deniers'))} : qu’acheter ?`,
      en: (a) => `${a.who} has ${a.deniers(number(a, 'deniers'))}: buy what?`,
    },
  },
  labels: {
    acheter: {
      fr: (o) => one(`Acheter : ${chosen(o)}`, hints(price(o), facts(o))),
      en: (o) => one(`Buy: ${chosen(o)}`, hints(price(o), facts(o))),
    },
    terminer: { fr: 'C’est tout', en: 'That is all' },
  },
});
