import type { RuleId } from '@souterrain/catalog';
import type { Cell } from '@souterrain/dungeon';
import { featuresOn, type Ruled } from '../figures/on-sheet.ts';
import type { CrawlState, Figure, Item, Sheet } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { placeFor } from './capacity.ts';
import type { Loss, Placed } from './events.ts';
import { entryOf, fitsOf } from './slots.ts';
import { itemFrom, type NewItem } from './whole.ts';

export { capacityOf, isOverloaded } from './capacity.ts';

interface Why {
  readonly why: Loss;
  readonly rules: readonly RuleId[];
}

/** A new item for a hero, put where there is room; over capacity it is still taken (AD1-TRES-20, AD1-TRES-21). */
export function giveItem(g: Crawl, hero: Figure, given: NewItem, rules: readonly RuleId[]): void {
  const { charges } = entryOf(g, given);
  const item = itemFrom(given, { id: freshId(g.state), place: placeFor(g, hero.hero!.sheet, given) });
  item.charges ??= typeof charges === 'number' ? charges : undefined;
  g.emit({ type: 'itemGained', figure: hero.id, item, rules });
}

/** A number no item of the game has: heroes come with items numbered in other games. */
function freshId(state: CrawlState): string {
  const taken = new Set(state.piles.flatMap((pile) => pile.items.map((item) => item.id)));
  for (const { hero } of state.figures) for (const item of hero?.sheet.items ?? []) taken.add(item.id);
  let next = state.next;
  while (taken.has(`objet-${next}`)) next++;
  return `objet-${next}`;
}

const itemNamed = (hero: Figure, id: string): Item => {
  const item = hero.hero!.sheet.items.find((i) => i.id === id);
  if (!item) throw new Error(`${hero.id} has no ${id}`);
  return item;
};

/** An item goes; what lies in an iron box is not destroyed (AD1-TCOM-03). */
export function loseItem(g: Crawl, hero: Figure, id: string, { why, rules }: Why): void {
  const item = itemNamed(hero, id);
  if (why === 'detruit' && item.boxed) return;
  withSante(g, hero, () => g.emit({ type: 'itemLost', figure: hero.id, item: id, base: item.base, why, rules }));
}

/** One dose, charge or piece; the item goes with the last. */
export function useUp(g: Crawl, hero: Figure, item: Item, rules: readonly RuleId[]): void {
  const left = (item.charges ?? 1) - 1;
  if (left > 0) g.emit({ type: 'chargesChanged', figure: hero.id, item: item.id, left, rules });
  else loseItem(g, hero, item.id, { why: 'utilise', rules });
}

/** AD1-EQUIP-07, AD1-ARME-21: a weapon, or one piece of a set, leaves the hand and lies in the square of its target. */
export function throwItem(g: Crawl, hero: Figure, { item, cell }: { item: Item; cell: Cell }): void {
  const rules: readonly RuleId[] = ['AD1-EQUIP-07', 'AD1-ARME-21'];
  const { place: _, hands: __, ...piece } = item;
  const isLast = (item.charges ?? 1) === 1;
  if (isLast) loseItem(g, hero, item.id, { why: 'lance', rules });
  else g.emit({ type: 'chargesChanged', figure: hero.id, item: item.id, left: item.charges! - 1, rules });
  const id = isLast ? item.id : freshId(g.state);
  const dropped: Item = { ...piece, id, place: 'porte', thrownBy: hero.id };
  if (item.charges !== undefined) dropped.charges = 1;
  g.emit({ type: 'itemDropped', figure: hero.id, item: dropped, cell, rules });
}

/** Takes an item off the ground: back to a free hand, to its own set, or where there is room. */
export function takeUp(
  g: Crawl,
  hero: Figure,
  { item, cell }: { item: Item; cell: Cell },
  rules: readonly RuleId[],
): void {
  const { sheet } = hero.hero!;
  g.emit({ type: 'itemPickedUp', figure: hero.id, item: item.id, base: item.base, cell, rules });
  const set = sheet.items.find(
    (i) => i.base === item.base && item.charges !== undefined && entryOf(g, i).kind === 'arme',
  );
  if (set) {
    const left = (set.charges ?? 0) + item.charges!;
    g.emit({ type: 'chargesChanged', figure: hero.id, item: set.id, left, rules });
    return;
  }
  const { thrownBy, hands: _, boxed: __, stuck: ___, ...kept } = item;
  const [fit] = thrownBy === hero.id ? fitsOf(g, sheet, item) : [];
  const taken: Item = { ...kept, place: placeFor(g, sheet, item) };
  if (fit?.displaced.length === 0) {
    taken.place = 'equipe';
    if (fit.hands) taken.hands = fit.hands;
  }
  withSante(g, hero, () => g.emit({ type: 'itemGained', figure: hero.id, item: taken, rules }));
}

/** Items change place, all at once. */
export function placeItems(g: Crawl, hero: Figure, places: readonly Placed[], rules: readonly RuleId[]): void {
  withSante(g, hero, () => g.emit({ type: 'itemsPlaced', figure: hero.id, places, rules }));
}

/** AD1-TARM-02: points of Santé that what is worn adds to the maximum. */
export function wornSante(g: Ruled, sheet: Sheet): number {
  let sante = 0;
  for (const feature of featuresOn(g, sheet)) sante += feature.sante ?? 0;
  return sante;
}

/** AD1-TARM-02: the maximum follows what is worn; Santé never stays above it. */
export function withSante(g: Crawl, hero: Figure, change: () => void): void {
  const before = wornSante(g, hero.hero!.sheet);
  change();
  const gained = wornSante(g, hero.hero!.sheet) - before;
  if (gained === 0) return;
  const santeMax = hero.santeMax + gained;
  const sante = Math.min(hero.sante, santeMax);
  g.emit({ type: 'wornSanteChanged', figure: hero.id, santeMax, sante, rules: ['AD1-TARM-02'] });
}
