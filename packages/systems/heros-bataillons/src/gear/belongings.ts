import type { Content, WithContent } from '../content/types.ts';
import type { BeingId, Item, ItemId, ItemPlace } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';

/** What follows from a list of objects alone: a hero's is never changed in place, so it is worked out once a list. */
export function ofItems<T>(
  workOut: (g: WithContent, items: readonly Item[]) => T,
): (g: WithContent, items: readonly Item[]) => T {
  const known = new WeakMap<readonly Item[], { readonly content: Content; readonly found: T }>();
  return (g, items) => {
    let held = known.get(items);
    if (held === undefined || held.content !== g.content) {
      held = { content: g.content, found: workOut(g, items) };
      known.set(items, held);
    }
    return held.found;
  };
}

/** Written whole: items are looked through all the time, and each set of members is a shape of its own. */
export const wholeItem = ({ id, base, place, charges, holds, known }: Item): Item => ({
  id,
  base,
  place,
  charges,
  holds,
  known,
});

export const placed = (item: Item, place: ItemPlace): Item => wholeItem({ ...item, place });

/** One object more, at its place. */
export function addItem(state: HBState, being: BeingId, item: Item): void {
  const hero = beingOf(state, being).hero!;
  hero.items = [...hero.items, item];
}

/** One object less. */
export function takeItem(state: HBState, being: BeingId, id: ItemId): Item {
  const hero = beingOf(state, being).hero!;
  const taken = hero.items.find((item) => item.id === id);
  if (!taken) throw new Error(`no item ${id}`);
  hero.items = hero.items.filter((item) => item !== taken);
  return taken;
}

export function changeItem(
  state: HBState,
  being: BeingId,
  { id, ...change }: Pick<Item, 'id'> & Partial<Pick<Item, 'place' | 'charges' | 'known'>>,
): void {
  const hero = beingOf(state, being).hero!;
  hero.items = hero.items.map((item) => (item.id === id ? wholeItem({ ...item, ...change }) : item));
}
