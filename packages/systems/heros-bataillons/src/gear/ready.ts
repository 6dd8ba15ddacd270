import type { RuleId } from '@souterrain/catalog';
import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { Being, Item } from '../pieces.ts';
import type { HB } from '../world.ts';
import { MOST_READY, readyUsed } from './inventory.ts';
import { isWorn } from './worn.ts';

export function moveItem(
  g: HB,
  being: Being,
  { item, place, rules }: { item: Item; place: Item['place']; rules: readonly RuleId[] },
): void {
  g.emit({ type: 'itemMoved', being: being.id, item: item.id, base: item.base, place, rules });
}

/** HB-EQP-06: with four ready objects, the player names the one that goes back to the bag. */
export function* makeRoom(g: HB, being: Being): Rule<void> {
  const { items } = being.hero!;
  if (readyUsed(items) < MOST_READY) return;
  const options: Option<Item>[] = [];
  for (const item of items)
    if (item.place === 'pret' && !isWorn(g, item)) options.push(itemOption('ranger', item, item));
  const stowed =
    being.seat === null
      ? options.at(-1)!.value
      : yield* ask({ id: 'ranger', seat: being.seat, rule: 'HB-EQP-06', params: { being: being.id }, options });
  moveItem(g, being, { item: stowed, place: 'sac', rules: ['HB-EQP-06'] });
}

/** `<verb>-<item>`, which says the object by its base. */
export const itemOption = <T>(verb: string, item: Item, value: T): Option<T> =>
  option(`${verb}-${item.id}`, value, { label: verb, params: { item: item.base }, at: { item: item.id } });
