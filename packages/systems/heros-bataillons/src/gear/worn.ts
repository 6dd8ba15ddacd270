import type { ItemEntry } from '../content/types.ts';
import type { Being, Item, ItemPlace } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';

/** HB-INV-06, HB-INV-12: armour or clothes on the body; HB-Q-07: armour may have to be one of the four ready objects. */
export function isWorn(
  g: Situation<Pick<HBState, 'variants'>>,
  { base, place }: Pick<Item, 'base' | 'place'>,
): boolean {
  if (place !== 'porte' && place !== 'pret') return false;
  return place === placeToWear(g.state, g.content.items[base]?.kind);
}

/** HB-Q-07: where what can be worn is worn; undefined for anything else. */
export function placeToWear(
  { variants }: Pick<HBState, 'variants'>,
  kind: ItemEntry['kind'] | undefined,
): ItemPlace | undefined {
  if (kind === 'armure') return variants.armourReady === 'ready' ? 'pret' : 'porte';
  return kind === 'vetements' ? 'porte' : undefined;
}

/** HB-GEAR-02: a shield is held, not worn (HB-INV-06). */
export function wearsMetal(g: Situation<Pick<HBState, 'variants'>>, { hero }: Being): boolean {
  for (const item of hero?.items ?? NONE) if (g.content.items[item.base]?.metal && isWorn(g, item)) return true;
  return false;
}

const NONE: readonly Item[] = [];
