import { KITS } from '../content/index.ts';
import { type Found, itemFrom } from '../gear/carry.ts';
import { entryOf, isEncumbering } from '../gear/entries.ts';
import { MOST_READY } from '../gear/inventory.ts';
import type { BeingId, Item, State } from '../state.ts';

/** HB-CRE-07: what everyone has, and the kit; the scroll of the Lettré is of a school given. */
export function startingItems(kit: string, scroll: string | null): readonly Found[] {
  const { items } = KITS[kit]!;
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

/** HB-CRE-08, HB-INV-04, HB-INV-06: armour and clothes worn, what encumbers in both hands, then up to four ready objects. */
export function outfit({ variants }: Pick<State, 'variants'>, owner: BeingId, found: readonly Found[]): Item[] {
  const items: Item[] = [];
  for (const one of found) items.push(itemFrom(one, { id: idFor(owner, items, one.base), place: 'sac' }));
  let ready = 0;
  for (const item of items) {
    const { kind } = entryOf(item);
    if (kind === 'vetements') item.place = 'porte';
    else if (kind === 'armure') {
      item.place = variants.armourReady === 'ready' ? 'pret' : 'porte';
      if (item.place === 'pret') ready++;
    } else if (isEncumbering(item)) {
      item.place = 'mains';
      ready++;
    }
  }
  for (const kinds of READIED)
    for (const item of items)
      if (item.place === 'sac' && ready < MOST_READY && kinds.includes(entryOf(item).kind)) {
        item.place = 'pret';
        ready++;
      }
  return items;
}

function idFor(owner: BeingId, items: readonly Item[], base: string): string {
  let twins = 0;
  for (const item of items) if (item.base === base) twins++;
  return twins === 0 ? `${owner}-${base}` : `${owner}-${base}-${twins + 1}`;
}
