import type { WithContent } from '../content/types.ts';
import { type Found, itemFrom } from '../gear/carry.ts';
import { entryOf, isEncumbering } from '../gear/entries.ts';
import { MOST_READY } from '../gear/inventory.ts';
import type { BeingId, Item, ItemPlace } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';

/** HB-CRE-07: what everyone has, and the kit; the scroll of the Lettré is of a school given. */
export function startingItems(g: WithContent, kit: string, scroll: string | null): readonly Found[] {
  const { items } = g.content.kits[kit]!;
  const packed = items.map((item): Found => {
    if (item.base !== 'parchemin' || scroll === null) return { ...item };
    return { base: item.base, holds: { ...item.holds, school: scroll } };
  });
  return withEveryday(packed);
}

export const withEveryday = (items: readonly Found[]): readonly Found[] => [
  { base: 'vetements' },
  ...items,
  { base: 'torches' },
];

/** HB-CRE-08: what is readied first. */
const READIED: readonly (readonly string[])[] = [['arme', 'bouclier'], ['potion', 'parchemin', 'baguette'], ['outil']];

type Readings = Pick<HBState, 'variants'>;

/**
 * Many games are played with the same heroes: what they start with is laid out once for a list, its owner and the reading.
 * A memo: a list is that of one content, and never changes.
 */
const OUTFITS = new WeakMap<readonly Found[], Map<string, readonly Item[]>>();

/** HB-CRE-08: what a hero starts with, each at its place. */
export function outfit(g: Situation<Readings>, owner: BeingId, found: readonly Found[]): readonly Item[] {
  const known = OUTFITS.get(found) ?? new Map<string, readonly Item[]>();
  OUTFITS.set(found, known);
  const key = `${owner} ${g.state.variants.armourReady}`;
  const items = known.get(key) ?? layOut(g, owner, found);
  known.set(key, items);
  return items;
}

function layOut(g: Situation<Readings>, owner: BeingId, found: readonly Found[]): readonly Item[] {
  const places = placesFor(g, found);
  const items: Item[] = [];
  for (const one of found)
    items.push(itemFrom(g, one, { id: idFor(owner, items, one.base), place: places[items.length]! }));
  return items;
}

/** HB-CRE-08, HB-INV-04, HB-INV-06: armour and clothes worn, what encumbers in both hands, then up to four ready objects. */
function placesFor(g: Situation<Readings>, found: readonly Found[]): readonly ItemPlace[] {
  const { variants } = g.state;
  const places = found.map((one): ItemPlace => {
    const { kind } = entryOf(g, one);
    if (kind === 'vetements') return 'porte';
    if (kind === 'armure') return variants.armourReady === 'ready' ? 'pret' : 'porte';
    return isEncumbering(g, one) ? 'mains' : 'sac';
  });
  let ready = places.filter((place) => place === 'pret' || place === 'mains').length;
  for (const kinds of READIED)
    for (let i = 0; i < found.length; i++)
      if (places[i] === 'sac' && ready < MOST_READY && kinds.includes(entryOf(g, found[i]!).kind)) {
        places[i] = 'pret';
        ready++;
      }
  return places;
}

function idFor(owner: BeingId, items: readonly Item[], base: string): string {
  let twins = 0;
  for (const item of items) if (item.base === base) twins++;
  return twins === 0 ? `${owner}-${base}` : `${owner}-${base}-${twins + 1}`;
}
