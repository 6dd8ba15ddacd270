import type { AD1, Figure, Item } from '../state.ts';
import { loseItem } from './inventory.ts';

/** AD1-TEXC-02: read between adventures by its owner, once. */
export function readMemoirs(g: AD1, hero: Figure): void {
  const { sheet } = hero.hero!;
  for (const { id, base, charges } of sheet.items)
    if (base === 'memoires-d-un-heros' && charges === 1)
      g.emit({ type: 'memoirsRead', figure: hero.id, item: id, xp: sheet.xp + 1, rules: ['AD1-TEXC-02'] });
}

/** AD1-TMAG-02: carried, not stored. */
export const masterKeyOf = (hero: Figure): Item | undefined =>
  hero.hero!.sheet.items.find((item) => item.base === 'passe-partout' && item.place !== 'stocke');

/** AD1-TMAG-02: a lock opens without a roll, and the key stays in it; false without a key at hand. */
export function openWithKey(g: AD1, hero: Figure): boolean {
  const key = masterKeyOf(hero);
  if (!key) return false;
  loseItem(g, hero, key.id, { why: 'utilise', rules: ['AD1-TMAG-02'] });
  return true;
}
