import type { RuleId } from '@souterrain/catalog';
import { giveItem, placeItems } from '../items/inventory.ts';
import { fitsOf } from '../items/slots.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/** A new item, worn at once where a place is free for it; all may be rearranged before the next game (AD1-SCEN-02). */
export function giveAndWear(g: Crawl, hero: Figure, base: string, rules: readonly RuleId[]): void {
  const { sheet } = hero.hero!;
  giveItem(g, hero, { base }, rules);
  const item = sheet.items.at(-1)!;
  const [fit] = fitsOf(g, sheet, item);
  if (fit?.displaced.length !== 0) return;
  placeItems(g, hero, [{ item: item.id, place: 'equipe', ...(fit.hands ? { hands: fit.hands } : {}) }], rules);
}
