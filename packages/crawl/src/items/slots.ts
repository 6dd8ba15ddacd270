import { ITEMS } from '../content/index.ts';
import type { ItemEntry, SlotName } from '../content/types.ts';
import type { Item, Sheet } from '../state.ts';

export const entryOf = (item: Pick<Item, 'base'>): ItemEntry => {
  const entry = ITEMS[item.base];
  if (!entry) throw new Error(`no item ${item.base}`);
  return entry;
};

/** AD1-EQUIP-01: where it is worn; nothing for what can only be carried or stored. */
export const slotOf = (item: Item): SlotName | undefined =>
  (item.slot as SlotName | undefined) ?? ITEMS[item.base]?.slot;

/** AD1-EQUIP-01: two rings, one of everything else; hands are counted one by one. */
export const limitOf = (slot: SlotName): number => (slot === 'main' || slot === 'anneau' ? 2 : 1);

export const wornIn = (sheet: Sheet, slot: SlotName): readonly Item[] =>
  sheet.items.filter((item) => item.place === 'equipe' && slotOf(item) === slot);

/** AD1-GRAVE-13, AD1-GRAVE-14, AD1-GRAVE-17: what a struck hand can still hold. */
export function canHold(sheet: Sheet, hand: number, entry: ItemEntry): boolean {
  for (const wound of sheet.wounds) {
    if (wound.hand !== hand) continue;
    if (wound.id === 'bras-casse' && !(wound.splint && entry.kind === 'bouclier')) return false;
    if (wound.id === 'main-tranchee' && !(wound.prosthesis && (entry.kind === 'bouclier' || entry.hands === 2)))
      return false;
  }
  return true;
}

/** Hands that could hold it, whatever they hold now. */
export const handsFor = (sheet: Sheet, entry: ItemEntry): readonly number[] =>
  [0, 1].filter((hand) => canHold(sheet, hand, entry));

export const heldIn = (sheet: Sheet, hand: number): Item | undefined =>
  sheet.items.find((item) => item.place === 'equipe' && item.hands?.includes(hand));

export interface Fit {
  /** Hands it would fill. */
  readonly hands?: readonly number[];
  /** Items that leave their slot. */
  readonly displaced: readonly Item[];
}

/** AD1-EQUIP-04, AD1-ARME-18: every way to wear an item, freest first; none when it cannot be worn. */
export function fitsOf(sheet: Sheet, item: Item): readonly Fit[] {
  const slot = slotOf(item);
  if (!slot) return [];
  const fits = slot === 'main' ? heldFits(sheet, item) : wornFits(sheet, slot);
  // AD1-TWEA-01: a cursed weapon does not leave the hand.
  const allowed = fits.filter(({ displaced }) => displaced.length === 0 || !displaced.some((d) => entryOf(d).cursed));
  const free = allowed.filter(({ displaced }) => displaced.length === 0);
  return free.length > 0 ? [free[0]!] : allowed;
}

function wornFits(sheet: Sheet, slot: SlotName): readonly Fit[] {
  const worn = wornIn(sheet, slot);
  if (worn.length < limitOf(slot)) return [{ displaced: [] }];
  return worn.map((other) => ({ displaced: [other] }));
}

function heldFits(sheet: Sheet, item: Item): readonly Fit[] {
  const entry = entryOf(item);
  const hands = handsFor(sheet, entry);
  const held = (hand: number) => {
    const other = heldIn(sheet, hand);
    return other && other !== item ? [other] : [];
  };
  if (entry.hands === 2) {
    if (hands.length < 2) return [];
    return [{ hands, displaced: [...new Set([...held(0), ...held(1)])] }];
  }
  // A shield goes to the second hand first.
  const order = entry.kind === 'bouclier' ? [...hands].reverse() : hands;
  const fits: Fit[] = [];
  for (const hand of order) {
    const displaced = held(hand);
    if (!fits.some((fit) => displaced[0] !== undefined && fit.displaced[0] === displaced[0]))
      fits.push({ hands: [hand], displaced });
  }
  return fits;
}

/** AD1-EQUIP-01, AD1-ARMU-08: everything worn has its slot, and no hand holds two things. */
export function isLegalOutfit(sheet: Sheet): boolean {
  const taken = new Map<string, number>();
  for (const item of sheet.items) {
    if (item.place !== 'equipe') continue;
    const slot = slotOf(item);
    if (!slot) return false;
    const key = slot === 'main' && entryOf(item).kind === 'bouclier' ? 'bouclier' : slot;
    if (key === 'bouclier') taken.set(key, (taken.get(key) ?? 0) + 1);
    const hands = slot === 'main' ? (entryOf(item).hands ?? 1) : 1;
    taken.set(slot, (taken.get(slot) ?? 0) + hands);
    if (taken.get(slot)! > limitOf(slot) || (taken.get('bouclier') ?? 0) > 1) return false;
  }
  return true;
}
