import type { Figure, Item } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import type { Wish } from '@souterrain/crawl/greedy';
import { entryOf, fitsOf, slotOf, wornIn } from '@souterrain/crawl/items';
import type { Crawl } from '@souterrain/crawl/world';
import { armureOf } from '../items/armours.ts';

/** What a treasure gave is worn where its slot is free, or where it is better than what is there. */
export const wear: Wish = (g, hero, options) =>
  options.findIndex(({ label, at }) => {
    if (label !== 's-equiper' || !at || !('item' in at)) return false;
    const item = hero.hero!.sheet.items.find(({ id }) => id === at.item)!;
    return entryOf(g, item).kind === 'arme' ? isBetterWeapon(g, hero, item) : isWanted(g, hero, item);
  });

function isWanted(g: Crawl, hero: Figure, item: Item): boolean {
  const { sheet } = hero.hero!;
  const { kind, magic, requirement } = entryOf(g, item);
  const slot = slotOf(g, item)!;
  // A shield would take the hand that casts, or holds the blade.
  if (slot === 'main' || requirement !== undefined) return false;
  const isFree = fitsOf(g, sheet, item).some(({ displaced }) => displaced.length === 0);
  if (kind !== 'armure') return magic === true && isFree;
  return isFree || wornIn(g, sheet, slot).every((worn) => armureOf(entryOf(g, worn)) < armureOf(entryOf(g, item)));
}

/** Magic, and held as the plain one it replaces. */
function isBetterWeapon(g: Stocked, hero: Figure, item: Item): boolean {
  const { magic, cursed, hands, attacks } = entryOf(g, item);
  const isReplaced = (other: Item): boolean => {
    const { kind, ...held } = entryOf(g, other);
    return kind === 'arme' && !held.magic && held.hands === hands && held.attacks?.[0]?.skill === attacks?.[0]?.skill;
  };
  return magic === true && !cursed && wornIn(g, hero.hero!.sheet, 'main').some(isReplaced);
}
