import { act, ask, type Option, option, type Rule } from '@souterrain/kernel';
import { isJoker, rankOf, rankValue } from '../../cards/index.ts';
import { drawCards } from '../../rounds/draw.ts';
import type { Figure, Sheet } from '../../state.ts';
import { figure, number } from '../../text/asked.ts';
import { defineWords } from '../../text/catalogue.ts';
import { chosen, facts, hints, one, price } from '../../text/offers.ts';
import type { Crawl } from '../../world/crawl.ts';
import { giveAndWear } from '../new-item.ts';
import { EASY_RARITY } from '../purchases.ts';
import { careOptions } from './care.ts';
import { goodsIn, priceFor, rarityFor, repairOf } from './prices.ts';

type Deal = Option<(() => Rule<void>) | null>;

/** AD1-TOWN-01, step 4: purchases, repairs and paid care, in any order. */
export function* shop(g: Crawl, hero: Figure): Rule<void> {
  const { seat, sheet } = hero.hero!;
  /** AD1-TOWN-03: rarer things asked for, and whether they were found. */
  const market = new Map<string, boolean>();
  for (;;) {
    const deal = yield* ask<(() => Rule<void>) | null>({
      id: 'boutique',
      seat,
      rule: 'AD1-TOWN-01',
      params: { figure: hero.id, deniers: sheet.deniers },
      options: [...goodsOf(g, hero, market), ...repairsOf(g, hero), ...careOptions(g, hero), option('terminer', null)],
    });
    if (!deal) return;
    yield* deal();
  }
}

function goodsOf(g: Crawl, hero: Figure, market: Map<string, boolean>): readonly Deal[] {
  const { sheet } = hero.hero!;
  const deals: Deal[] = [];
  for (const { id, price: full, rarity: printed } of goodsIn(g)) {
    const price = priceFor(g, sheet, full);
    const rarity = rarityFor(g, sheet, printed);
    if (price > sheet.deniers || (price === 0 && owns(sheet, id))) continue;
    const params = { item: id, price, rarity };
    if (rarity <= EASY_RARITY || market.get(id))
      deals.push(option(`acheter-${id}`, () => buy(g, hero, { base: id, price }), { label: 'acheter', params }));
    else if (!market.has(id))
      deals.push(
        option(`demander-${id}`, () => lookFor(g, hero, { base: id, rarity, market }), { label: 'demander', params }),
      );
  }
  return deals;
}

const owns = (sheet: Sheet, base: string): boolean => sheet.items.some((item) => item.base === base);

function* buy(g: Crawl, hero: Figure, { base, price }: { base: string; price: number }): Rule<void> {
  g.emit({ type: 'bought', figure: hero.id, base, price, rules: ['AD1-TOWN-03', 'AD1-TOWN-05'] });
  giveAndWear(g, hero, base, ['AD1-TOWN-03']);
}

/** AD1-TOWN-03: one card for each hero, thing and interlude; a joker finds it. */
function* lookFor(
  g: Crawl,
  hero: Figure,
  { base, rarity, market }: { base: string; rarity: number; market: Map<string, boolean> },
): Rule<void> {
  const { seat } = hero.hero!;
  const [card] = yield* drawCards(g, { seat, rule: 'AD1-TOWN-03', reason: 'marche', count: 1, figure: hero.id });
  const available = isJoker(card!) || rankValue(rankOf(card!)) >= rarity;
  market.set(base, available);
  g.emit({ type: 'marketDrawn', figure: hero.id, base, rarity, card: card!, available, rules: ['AD1-TOWN-03'] });
}

function repairsOf(g: Crawl, hero: Figure): readonly Deal[] {
  const deals: Deal[] = [];
  for (const item of hero.hero!.sheet.items) {
    const price = repairOf(g, item);
    if (price === undefined || price > hero.hero!.sheet.deniers) continue;
    const more = { label: 'reparer', params: { item: item.base, price }, at: { item: item.id } };
    deals.push(
      option(
        `reparer-${item.id}`,
        act(() => {
          g.emit({
            type: 'repaired',
            figure: hero.id,
            item: item.id,
            base: item.base,
            price,
            rules: ['AD1-GRAVE-08', 'AD1-TOWN-01'],
          });
        }),
        more,
      ),
    );
  }
  return deals;
}

export const shopWords = defineWords({
  prompts: {
    boutique: {
      fr: (a) => `En ville, ${figure(a)} a ${a.deniers(number(a, 'deniers'))} : que faire ?`,
      en: (a) => `In town, ${figure(a)} has ${a.deniers(number(a, 'deniers'))}: what now?`,
    },
  },
  labels: {
    demander: {
      fr: (o) =>
        one(`Chercher au marché : ${chosen(o)}`, hints(`rareté ${o.option.params.rarity}`, price(o), facts(o))),
      en: (o) =>
        one(`Look for at the market: ${chosen(o)}`, hints(`rarity ${o.option.params.rarity}`, price(o), facts(o))),
    },
    reparer: {
      fr: (o) => one(`Faire réparer : ${chosen(o)}`, price(o)),
      en: (o) => one(`Have repaired: ${chosen(o)}`, price(o)),
    },
  },
});
