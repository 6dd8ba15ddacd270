import { ask, draw, option, type Rule, type SeatId } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { newBattalion } from './battalion.ts';
import type { Increment } from './events.ts';
import { levy } from './levy.ts';
import { outfitBattalion } from './outfit.ts';
import { affordable, improve, levyPrice, priceOf } from './purchase.ts';

/** HB-BAT-19: each hero in turn raises and strengthens battalions from the common purse. */
export function* musterHeroes(g: HB): Rule<void> {
  for (const hero of g.state.beings.slice()) if (hero.hero) yield* musterFor(g, hero);
}

function* musterFor(g: HB, hero: Being): Rule<void> {
  for (;;) {
    const orders = ordersOf(g, hero);
    if (orders.length === 0) return;
    const order = yield* ask<(() => Rule<void>) | null>({
      id: 'armee',
      seat: hero.seat ?? 0,
      rule: 'HB-BAT-19',
      params: { being: hero.id, gold: g.state.gold },
      options: [...orders, option('terminer', null)],
    });
    if (order === null) return;
    yield* order();
  }
}

function ordersOf(g: HB, hero: Being) {
  const orders = [];
  if (g.state.gold >= levyPrice(g)) orders.push(option('lever-un-bataillon', () => levy(g, hero)));
  for (const being of g.state.beings)
    if (being.commander === hero.id && affordable(g, being, g.state.gold).length > 0)
      orders.push(
        option(`renforcer-${being.id}`, () => outfitBattalion(g, being), {
          label: 'renforcer',
          params: { being: being.id },
          at: { figure: being.id },
        }),
      );
  return orders;
}

/** The part of an army's gold that raises battalions: the rest strengthens them. */
const SHARE = 2;

/** The software spends as much on the other side: half on battalions, the rest on increments drawn at random. */
export function* musterAdversaries(g: HB, seats: readonly SeatId[]): Rule<void> {
  let gold = g.state.settings.army;
  const count = Math.max(1, Math.floor(gold / SHARE / levyPrice(g)));
  const raised: string[] = [];
  for (let i = 0; i < count && gold >= levyPrice(g); i++) {
    gold -= levyPrice(g);
    raised.push(yield* raiseForSoftware(g, seats[i % seats.length] ?? null));
  }
  for (let i = 0; ; i++) {
    const battalion = g.state.beings.find(({ id }) => id === raised[i % raised.length]);
    const fitting = battalion ? affordable(g, battalion, gold) : [];
    if (!battalion || fitting.length === 0) return;
    const [what] = yield* draw<Increment>(g, { deck: 'renfort', from: fitting, count: 1, rule: 'HB-BAT-16' });
    gold -= priceOf(g, what!);
    improve(g, battalion, what!);
  }
}

function* raiseForSoftware(g: HB, seat: SeatId | null): Rule<string> {
  const [name] = yield* draw(g, { deck: 'bataillon', from: ['fantassins', 'archers'], count: 1, rule: 'HB-BAT-20' });
  const id = `bataillon-${g.state.next}`;
  const archers = name === 'archers';
  const added = newBattalion({ id, name: name!, side: 'adversaires', seat, commander: null, archers });
  g.emit({ type: 'beingAdded', added, rules: ['HB-BAT-14', 'HB-BAT-19'] });
  return id;
}
