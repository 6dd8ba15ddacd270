import { ask, option, type Rule } from '@souterrain/kernel';
import { withSante } from '../../items/inventory.ts';
import type { Figure } from '../../state.ts';
import { figure, number } from '../../text/asked.ts';
import { defineWords } from '../../text/catalogue.ts';
import { chosen, one, price } from '../../text/offers.ts';
import type { Crawl } from '../../world/crawl.ts';
import { saleOf } from './prices.ts';

/** AD1-TOWN-01, step 3; AD1-TOWN-04. */
export function* sell(g: Crawl, hero: Figure): Rule<void> {
  const { seat, sheet } = hero.hero!;
  for (;;) {
    const sales = sheet.items
      .map((item) => ({ item, price: saleOf(g, sheet, item) ?? 0 }))
      .filter(({ price }) => price > 0);
    const sale = yield* ask<(typeof sales)[number] | null>({
      id: 'ventes',
      seat,
      rule: 'AD1-TOWN-04',
      params: { figure: hero.id, deniers: sheet.deniers },
      options: [
        ...sales.map((s) =>
          option(`vendre-${s.item.id}`, s, {
            label: 'vendre',
            params: { item: s.item.base, price: s.price },
            at: { item: s.item.id },
          }),
        ),
        option('terminer', null),
      ],
    });
    if (!sale) return;
    const { item, price } = sale;
    const { id, base } = item;
    withSante(g, hero, () => g.emit({ type: 'sold', figure: hero.id, item: id, base, price, rules: ['AD1-TOWN-04'] }));
  }
}

export const sellWords = defineWords({
  prompts: {
    ventes: {
      fr: (a) => `${figure(a)} a ${a.deniers(number(a, 'deniers'))} : que vendre ?`,
      en: (a) => `${figure(a)} has ${a.deniers(number(a, 'deniers'))}: sell what?`,
    },
  },
  labels: {
    vendre: { fr: (o) => one(`Vendre : ${chosen(o)}`, price(o)), en: (o) => one(`Sell: ${chosen(o)}`, price(o)) },
  },
});
