import type { Being, Item, Situation, State } from '../state.ts';

/** HB-INV-06, HB-INV-12: armour or clothes on the body; HB-Q-07: armour may have to be one of the four ready objects. */
export function isWorn(g: Situation<Pick<State, 'variants'>>, { base, place }: Pick<Item, 'base' | 'place'>): boolean {
  const { variants } = g.state;
  if (place !== 'porte' && place !== 'pret') return false;
  const kind = g.content.items[base]?.kind;
  if (kind === 'armure') return place === (variants.armourReady === 'ready' ? 'pret' : 'porte');
  return kind === 'vetements' && place === 'porte';
}

/** HB-GEAR-02: a shield is held, not worn (HB-INV-06). */
export function wearsMetal(g: Situation<Pick<State, 'variants'>>, { hero }: Being): boolean {
  for (const item of hero?.items ?? NONE) if (g.content.items[item.base]?.metal && isWorn(g, item)) return true;
  return false;
}

const NONE: readonly Item[] = [];
