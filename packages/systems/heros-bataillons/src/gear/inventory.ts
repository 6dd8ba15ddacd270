import type { RuleId } from '@souterrain/catalog';
import type { ItemEntry, WithContent } from '../content/types.ts';
import type { Being, Item, ItemPlace } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import { entryOf, isEncumbering } from './entries.ts';
import { isWorn } from './worn.ts';

/** HB-INV-01. */
export const MOST_ITEMS = 10;
/** HB-EQP-01. */
export const MOST_READY = 4;

type Readings = Pick<HBState, 'variants'>;

export function slotsUsed(g: Situation<Readings>, items: readonly Item[]): number {
  let worn = 0;
  for (const item of items) if (isWorn(g, item)) worn++;
  return slotsFor(g.state, { carried: items.length, worn });
}

/** HB-INV-02, HB-INV-06: one slot each, one for the whole worn outfit; HB-Q-06: or one for each worn piece. */
const slotsFor = ({ variants }: Readings, { carried, worn }: { carried: number; worn: number }): number =>
  variants.outfitSlots === 'each' || worn === 0 ? carried : carried - worn + 1;

/** HB-EQP-08: what is held in both hands takes a ready place; worn things do not. */
export function readyUsed(items: readonly Item[]): number {
  let ready = 0;
  for (const item of items) if (isReady(item)) ready++;
  return ready;
}

const isReady = ({ place }: Item): boolean => place === 'pret' || place === 'mains';

/** HB-INV-04: what both hands hold. */
export function heldItem(items: readonly Item[]): Item | null {
  for (const item of items) if (item.place === 'mains') return item;
  return null;
}

/** HB-INV-08: nothing else serves while both hands hold something. */
export function canHandle({ hero }: Being, item: Item): boolean {
  const held = heldItem(hero!.items);
  return held === null || held === item;
}

/** HB-INV-11: an extraordinary bag that holds nothing encumbering yet. */
function hasRoomyBag(g: WithContent, items: readonly Item[]): boolean {
  let bags = 0;
  for (const item of items) {
    if (entryOf(g, item).bag === 'extraordinaire') bags++;
    if (item.place === 'sac' && isEncumbering(g, item)) bags--;
  }
  return bags > 0;
}

/** Where an object goes that a hero takes, out of pressure: the bag, or both hands (HB-INV-03, HB-INV-04). */
export function placeFor(g: WithContent, items: readonly Item[], base: string): ItemPlace {
  return isEncumbering(g, { base }) && !hasRoomyBag(g, items) ? 'mains' : 'sac';
}

/** The rule that keeps a hero from carrying one more object; null when nothing does. */
export const refusalOf = (g: Situation<Readings>, being: Being, base: string): RuleId | null =>
  refusals(g, being)(entryOf(g, { base }));

/** The same for any number of objects: what the hero carries is looked through once. */
export function refusals(g: Situation<Readings>, { hero }: Being): (entry: ItemEntry) => RuleId | null {
  const { items } = hero!;
  const full = slotsUsed(g, items) >= MOST_ITEMS;
  const burdened = heldItem(items) !== null && !hasRoomyBag(g, items);
  return ({ fixed, encumbering }) => {
    // HB-GEAR-01: a ballista is not carried.
    if (fixed) return 'HB-GEAR-01';
    if (burdened && encumbering) return 'HB-INV-05';
    return full ? 'HB-INV-01' : null;
  };
}

/**
 * The rule that keeps an object of a hero from a place, null when nothing does; what the hero carries is looked through once
 * for all objects and places. Only what encumbers is held in both hands.
 */
export function misplacements(g: Situation, { hero }: Being): (item: Item, place: ItemPlace) => RuleId | null {
  const { items } = hero!;
  const worn = items.filter((item) => isWorn(g, item));
  const ready = readyUsed(items);
  return (item, place) => {
    const { kind, encumbering } = entryOf(g, item);
    const wears = isWorn(g, { base: item.base, place });
    const others = worn.includes(item) ? worn.length - 1 : worn.length;
    // HB-INV-06: what leaves the worn outfit needs a slot of its own.
    if (slotsFor(g.state, { carried: items.length, worn: wears ? others + 1 : others }) > MOST_ITEMS)
      return 'HB-INV-01';
    if (place === 'sac') return encumbering && !hasRoomyBag(g, without(items, item)) ? 'HB-INV-03' : null;
    if (place === 'mains' && (!encumbering || heldItem(without(items, item)) !== null)) return 'HB-INV-05';
    if (place === 'pret' && encumbering && !wears) return 'HB-INV-04';
    if (place !== 'porte' && (isReady(item) ? ready - 1 : ready) >= MOST_READY) return 'HB-EQP-01';
    if (place !== 'porte' && !wears) return null;
    if (kind !== 'armure' && kind !== 'vetements') return 'HB-INV-06';
    return worn.some((other) => other !== item && entryOf(g, other).kind === kind) ? 'HB-INV-06' : null;
  };
}

const without = (items: readonly Item[], item: Item): readonly Item[] => items.filter((other) => other !== item);
