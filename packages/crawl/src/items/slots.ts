import type { Stocked } from '../content/content.ts';
import type { ItemEntry, SlotName } from '../content/types.ts';
import type { Ruled } from '../figures/on-sheet.ts';
import type { Item, Sheet } from '../state.ts';

/** What says where an item may go. */
export type Outfit = Pick<Sheet, 'items' | 'wounds'>;

export const entryOf = (g: Stocked, item: Pick<Item, 'base'>): ItemEntry => {
  const entry = g.content.items[item.base];
  if (!entry) throw new Error(`no item ${item.base}`);
  return entry;
};

/** AD1-EQUIP-01, AD2-EQUIP-03: where it is worn; nothing for what can only be carried or stored. */
export const slotOf = (g: Stocked, item: Item): SlotName | undefined =>
  (item.slot as SlotName | undefined) ?? g.content.items[item.base]?.slot;

/** AD1-EQUIP-01, AD2-EQUIP-02: two rings, one of everything else; hands are counted one by one. */
const limitOf = (slot: SlotName): number => (slot === 'main' || slot === 'anneau' ? 2 : 1);

export const wornIn = (g: Stocked, sheet: Outfit, slot: SlotName): readonly Item[] =>
  sheet.items.filter((item) => item.place === 'equipe' && slotOf(g, item) === slot);

/** A new hero has no wound, and needs no edition to say what a struck hand holds. */
type Judge = Stocked & Partial<Ruled>;

/** AD1-GRAVE-13, AD1-GRAVE-14, AD1-GRAVE-17: what a struck hand can still hold. */
function canHold(g: Judge, wounds: Outfit['wounds'], { hand, entry }: { hand: number; entry: ItemEntry }): boolean {
  for (const wound of wounds)
    if (wound.hand === hand && g.edition?.featureOf(wound.id)?.drops?.(wound, entry)) return false;
  return true;
}

/** Hands that could hold it, whatever they hold now. */
const handsFor = (g: Judge, { wounds }: Outfit, entry: ItemEntry): readonly number[] =>
  [0, 1].filter((hand) => canHold(g, wounds, { hand, entry }));

export const heldIn = (sheet: Outfit, hand: number): Item | undefined =>
  sheet.items.find((item) => item.place === 'equipe' && item.hands?.includes(hand));

export interface Fit {
  /** Hands it would fill. */
  readonly hands?: readonly number[];
  /** Items that leave their slot. */
  readonly displaced: readonly Item[];
}

/** AD1-EQUIP-04, AD1-ARME-18: every way to wear an item, freest first; none when it cannot be worn. */
export function fitsOf(g: Judge, sheet: Outfit, item: Item): readonly Fit[] {
  // AD1-TWEA-01: a cursed weapon does not leave the hand.
  const allowed = waysToWear(g, sheet, item).filter(({ displaced }) => !displaced.some((d) => entryOf(g, d).cursed));
  const free = allowed.filter(({ displaced }) => displaced.length === 0);
  return free.length > 0 ? [free[0]!] : allowed;
}

export function waysToWear(g: Judge, sheet: Outfit, item: Item): readonly Fit[] {
  const slot = slotOf(g, item);
  if (!slot) return [];
  return slot === 'main' ? heldFits(g, sheet, item) : wornFits(g, sheet, slot);
}

function wornFits(g: Stocked, sheet: Outfit, slot: SlotName): readonly Fit[] {
  const worn = wornIn(g, sheet, slot);
  if (worn.length < limitOf(slot)) return [{ displaced: [] }];
  return worn.map((other) => ({ displaced: [other] }));
}

function heldFits(g: Judge, sheet: Outfit, item: Item): readonly Fit[] {
  const entry = entryOf(g, item);
  const hands = handsFor(g, sheet, entry);
  const held = (hand: number) => {
    const other = heldIn(sheet, hand);
    return other && other !== item ? [other] : [];
  };
  if (entry.hands === 2) {
    // AD2-EQUIP-17.
    if (hands.length < 2) return [];
    return [{ hands, displaced: [...new Set([...held(0), ...held(1)])] }];
  }
  const order = entry.kind === 'bouclier' ? shieldHands(g, sheet, hands) : hands;
  const fits: Fit[] = [];
  for (const hand of order) {
    const displaced = held(hand);
    if (!fits.some((fit) => displaced[0] !== undefined && fit.displaced[0] === displaced[0]))
      fits.push({ hands: [hand], displaced });
  }
  return fits;
}

/** AD1-ARMU-08, AD2-EQUIP-23: a shield takes the place of another; the first goes to the second hand, if it is free. */
function shieldHands(g: Stocked, sheet: Outfit, hands: readonly number[]): readonly number[] {
  const shield = wornIn(g, sheet, 'main').find((item) => entryOf(g, item).kind === 'bouclier');
  return shield ? hands.filter((hand) => shield.hands?.includes(hand)) : [...hands].reverse();
}
