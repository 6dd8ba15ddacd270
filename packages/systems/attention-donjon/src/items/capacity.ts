import type { Figure, Item, Place, Sheet, State } from '../state.ts';
import { entryOf } from './slots.ts';

/** AD1-EQUIP-02: a plain belt and a satchel, free and not counted. */
const PLAIN = { porte: 3, stocke: 6 };

export interface Capacity {
  readonly porte: number;
  readonly stocke: number;
}

/** AD1-TCOM-03: what a belt, a bag or a quiver adds. A quiver adds its place only for a weapon that fills it. */
export function capacityOf(sheet: Sheet): Capacity {
  let { porte, stocke } = PLAIN;
  let weapons = 0;
  let quivers = 0;
  for (const item of sheet.items) {
    const entry = entryOf(item);
    if (item.place === 'equipe' && !item.broken) {
      porte += entry.porte ?? 0;
      stocke += entry.stocke ?? 0;
    }
    if (item.place !== 'porte') continue;
    quivers += entry.armes ?? 0;
    if (entry.kind === 'arme') weapons += 1;
  }
  return { porte: porte + Math.min(quivers, weapons), stocke };
}

/** A quiver hangs outside the belt: it takes no place of its own. */
const takesPlace = (item: Item): boolean => entryOf(item).armes === undefined;

export function countIn(sheet: Sheet, place: Place): number {
  let count = 0;
  for (const item of sheet.items) if (item.place === place && takesPlace(item)) count += 1;
  return count;
}

export const hasRoom = (sheet: Sheet, place: 'porte' | 'stocke'): boolean =>
  countIn(sheet, place) < capacityOf(sheet)[place];

/** AD1-EQUIP-02: every place carried or stored is taken. */
export const isFull = (sheet: Sheet): boolean => !hasRoom(sheet, 'porte') && !hasRoom(sheet, 'stocke');

/** Where a new item goes: carried, then stored; carried over capacity when there is no room (AD1-TRES-21). */
export function placeFor(sheet: Sheet, item: Pick<Item, 'base'>): 'porte' | 'stocke' {
  const { kind } = entryOf(item);
  const quiver = kind === 'arme' && spareQuiver(sheet);
  if (quiver || hasRoom(sheet, 'porte')) return 'porte';
  return hasRoom(sheet, 'stocke') ? 'stocke' : 'porte';
}

function spareQuiver(sheet: Sheet): boolean {
  let spare = 0;
  for (const item of sheet.items) {
    if (item.place !== 'porte') continue;
    const { armes, kind } = entryOf(item);
    spare += armes ?? 0;
    if (kind === 'arme') spare -= 1;
  }
  return spare > 0;
}

/** AD1-TRES-21: more than the places it has: it cannot move of its own will. */
export function isOverloaded(_state: State, hero: Figure): boolean {
  if (!hero.hero) return false;
  const { sheet } = hero.hero;
  // Most heroes own less than a plain belt and satchel hold.
  if (sheet.items.length <= PLAIN.porte) return false;
  const { porte, stocke } = capacityOf(sheet);
  return countIn(sheet, 'porte') > porte || countIn(sheet, 'stocke') > stocke;
}
