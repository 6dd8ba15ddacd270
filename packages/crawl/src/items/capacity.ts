import type { Stocked } from '../content/content.ts';
import { fact } from '../figures/bearings.ts';
import type { Figure, Item, Sheet } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { entryOf } from './slots.ts';

/** AD1-EQUIP-02, AD2-EQUIP-04: a plain belt and a satchel, free and not counted. */
const PLAIN = { porte: 3, stocke: 6 };

interface Capacity {
  readonly porte: number;
  readonly stocke: number;
}

/** AD1-TCOM-03: what a belt, a bag or a quiver adds. A quiver adds its place only for a weapon that fills it. */
export function capacityOf(g: Stocked, sheet: Sheet): Capacity {
  const { porte, stocke } = loadOf(g, sheet);
  return { porte: porte.most, stocke: stocke.most };
}

interface Load {
  readonly porte: { readonly count: number; readonly most: number };
  readonly stocke: { readonly count: number; readonly most: number };
}

/** How much is carried and stored, and how much may be: read in one go. */
function loadOf(g: Stocked, { items }: Sheet): Load {
  let { porte, stocke } = PLAIN;
  let carried = 0;
  let stored = 0;
  let weapons = 0;
  let quivers = 0;
  for (const item of items) {
    const { porte: morePorte = 0, stocke: moreStocke = 0, armes, kind } = entryOf(g, item);
    if (item.place === 'equipe') {
      if (!item.broken) {
        porte += morePorte;
        stocke += moreStocke;
      }
      continue;
    }
    if (item.place === 'porte') {
      quivers += armes ?? 0;
      if (kind === 'arme') weapons += 1;
    }
    // A quiver hangs outside the belt: it takes no place of its own.
    if (armes !== undefined) continue;
    if (item.place === 'porte') carried += 1;
    else stored += 1;
  }
  return {
    porte: { count: carried, most: porte + Math.min(quivers, weapons) },
    stocke: { count: stored, most: stocke },
  };
}

export function hasRoom(g: Stocked, sheet: Sheet, place: 'porte' | 'stocke'): boolean {
  const { count, most } = loadOf(g, sheet)[place];
  return count < most;
}

/** AD1-EQUIP-02: every place carried or stored is taken. */
export function isFull(g: Stocked, sheet: Sheet): boolean {
  const { porte, stocke } = loadOf(g, sheet);
  return porte.count >= porte.most && stocke.count >= stocke.most;
}

/** Where a new item goes: carried, then stored; carried over capacity when there is no room (AD1-TRES-21). */
export function placeFor(g: Stocked, sheet: Sheet, item: Pick<Item, 'base'>): 'porte' | 'stocke' {
  const { kind } = entryOf(g, item);
  const quiver = kind === 'arme' && spareQuiver(g, sheet);
  if (quiver || hasRoom(g, sheet, 'porte')) return 'porte';
  return hasRoom(g, sheet, 'stocke') ? 'stocke' : 'porte';
}

function spareQuiver(g: Stocked, sheet: Sheet): boolean {
  let spare = 0;
  for (const item of sheet.items) {
    if (item.place !== 'porte') continue;
    const { armes, kind } = entryOf(g, item);
    spare += armes ?? 0;
    if (kind === 'arme') spare -= 1;
  }
  return spare > 0;
}

/** AD1-TRES-21: more than the places it has: it cannot move of its own will. */
export function isOverloaded(g: Crawl, hero: Figure): boolean {
  // Most heroes own less than a plain belt and satchel hold.
  if (!hero.hero || hero.hero.sheet.items.length <= PLAIN.porte) return false;
  return hasTooMuch(g, hero);
}

const hasTooMuch = fact((g, { hero }) => {
  const { porte, stocke } = loadOf(g, hero!.sheet);
  return porte.count > porte.most || stocke.count > stocke.most;
});
