import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { perContent } from '../content/worked-out.ts';
import type { Being, Item } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { acquire, type Found } from './carry.ts';
import { refusalOf, refusals } from './inventory.ts';
import { isUnderPressure } from './pressure.ts';
import { priceOf, resaleOf } from './prices.ts';
import { changeGold } from './purse.ts';
import { isWorn } from './worn.ts';

/** HB-GEAR-05: in a place tagged `marche`, without pressure. */
export const canTrade = (state: HBState): boolean =>
  (state.scene?.tags.includes('marche') ?? false) && !isUnderPressure(state);

const RULES = ['HB-GEAR-05'] as const;

type Deal = (g: HB, being: Being) => Rule<void>;

/** HB-GEAR-05: one hero buys and sells from the common purse until done; `stock` is what magic the place has (HB-SCR-03), and what is left of it is returned. */
export function* trade(g: HB, being: Being, stock: readonly Found[] = []): Rule<readonly Found[]> {
  const left = stock.slice();
  while (canTrade(g.state)) {
    const options: Option<Deal | null>[] = [
      option('terminer', null),
      ...goods(g, being),
      ...magicalGoods(g, being, left),
      ...sales(g, being),
    ];
    const params = { being: being.id, gold: g.state.gold };
    const deal = yield* ask({ id: 'marche', seat: being.seat ?? 0, rule: 'HB-GEAR-05', params, options });
    if (deal === null) break;
    yield* deal(g, being);
  }
  return left;
}

/** HB-GEAR-01, HB-GEAR-02, HB-GEAR-04: ordinary goods are always in stock, as dear for everybody: one option each for all games. */
const goodsOf = perContent(({ content }) =>
  Object.values(content.items).flatMap((entry) => {
    const { id, price } = entry;
    return price ? [{ entry, price, option: buying(id, price, id === 'potion' ? buyPotion : buyingOne(id)) }] : [];
  }),
);
const muleOf = perContent(({ content }) => buying('mule', content.services.mule!.price, buyMule));

function goods(g: HB, being: Being): readonly Option<Deal>[] {
  const { state } = g;
  const options: Option<Deal>[] = [];
  const refused = refusals(g, being);
  for (const { entry, price, option: one } of goodsOf(g))
    if (price <= state.gold && refused(entry) === null) options.push(one);
  if (g.content.services.mule!.price <= state.gold) options.push(muleOf(g));
  return options;
}

function magicalGoods(g: HB, being: Being, stock: Found[]): readonly Option<Deal>[] {
  const options: Option<Deal>[] = [];
  for (const [index, found] of stock.entries()) {
    const price = priceOf(g, found);
    if (price === null || price > g.state.gold || refusalOf(g, being, found.base) !== null) continue;
    const deal = function* (): Rule<void> {
      stock.splice(index, 1);
      yield* buy(g, being, found);
    };
    const params = { item: found.base, price, ...found.holds };
    options.push(option(`acheter-${found.base}-${index + 1}`, deal, { label: 'acheter', params }));
  }
  return options;
}

function buying(id: string, price: number, deal: Deal): Option<Deal> {
  return option(`acheter-${id}`, deal, { label: 'acheter', params: { item: id, price } });
}

function buyingOne(base: string): Deal {
  return (g, being) => buy(g, being, { base });
}

function* buy(g: HB, being: Being, found: Found): Rule<void> {
  if (yield* acquire(g, being, { found, why: 'achat', rules: RULES }))
    changeGold(g, -priceOf(g, found)!, { why: 'achat', rules: RULES });
}

/** HB-GEAR-04: any combination, for one price. */
function* buyPotion(g: HB, being: Being): Rule<void> {
  const seat = being.seat ?? 0;
  const params = { being: being.id };
  const named = (ids: readonly string[]): readonly Option<string>[] => ids.map((id) => option(id, id));
  const rule = 'HB-GEAR-04';
  const effect = yield* ask({ id: 'effet', seat, rule, params, options: named(Object.keys(g.content.effects)) });
  const details = g.content.effects[effect]!.details;
  const detail = details && (yield* ask({ id: 'detail', seat, rule, params, options: named(details) }));
  const ways = named(Object.keys(g.content.administrations));
  const administration = yield* ask({ id: 'administration', seat, rule, params, options: ways });
  const holds = detail === undefined ? { effect, administration } : { effect, detail, administration };
  yield* buy(g, being, { base: 'potion', holds, known: true });
}

function* buyMule(g: HB): Rule<void> {
  changeGold(g, -g.content.services.mule!.price, { why: 'achat', rules: ['HB-GEAR-04'] });
  g.emit({ type: 'muleBought', mule: `mule-${g.state.next}`, rules: ['HB-GEAR-04'] });
}

function sales(g: HB, being: Being): readonly Option<Deal>[] {
  const options: Option<Deal>[] = [];
  for (const item of being.hero!.items) {
    const gold = resaleOf(g, item);
    if (gold === null || isWorn(g, item)) continue;
    const params = { item: item.base, price: gold };
    const deal = () => sell(g, being, { item, gold });
    options.push(option(`vendre-${item.id}`, deal, { label: 'vendre', params, at: { item: item.id } }));
  }
  return options;
}

function* sell(g: HB, being: Being, { item, gold }: { item: Item; gold: number }): Rule<void> {
  g.emit({ type: 'itemLost', being: being.id, item: item.id, base: item.base, why: 'vente', rules: RULES });
  changeGold(g, gold, { why: 'vente', rules: RULES });
}
