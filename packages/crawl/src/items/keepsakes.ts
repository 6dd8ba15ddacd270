import type { Cell } from '@souterrain/dungeon';
import { act } from '@souterrain/kernel';
import { placeOf } from '../movement/options.ts';
import type { Figure, Item } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { on } from '../text/offers.ts';
import { type Action, actionOf } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { loseItem, takeUp } from './inventory.ts';
import { pilesNear } from './pick-up.ts';

/** AD1-TEXC-02: read between adventures by its owner, once. */
export function readMemoirs(g: Crawl, hero: Figure): void {
  const { sheet } = hero.hero!;
  for (const { id, base, charges } of sheet.items)
    if (base === 'memoires-d-un-heros' && charges === 1)
      g.emit({ type: 'memoirsRead', figure: hero.id, item: id, xp: sheet.xp + 1, rules: ['AD1-TEXC-02'] });
}

/** AD1-TMAG-02: carried, not stored. */
export const masterKeyOf = (hero: Figure): Item | undefined =>
  hero.hero!.sheet.items.find((item) => item.base === 'passe-partout' && item.place !== 'stocke');

/** AD1-TMAG-02: a lock opens without a roll, and the key stays in it; false without a key at hand. */
export function openWithKey(g: Crawl, hero: Figure, cell: Cell): boolean {
  const key = masterKeyOf(hero);
  if (!key) return false;
  const rules = ['AD1-TMAG-02'] as const;
  const { boxed: _, ...item } = key;
  loseItem(g, hero, key.id, { why: 'utilise', rules });
  g.emit({ type: 'itemDropped', figure: hero.id, item: { ...item, place: 'porte', stuck: true }, cell, rules });
  return true;
}

/** AD1-TMAG-02: what a key opened is locked again, and the key comes out; in its own square or an adjacent one. */
export function relockActions(g: Crawl, figure: Figure): readonly Action[] {
  return pilesNear(g, figure).flatMap(({ cell, items }) =>
    items.flatMap((item): Action[] => {
      if (!item.stuck) return [];
      return [
        actionOf({
          id: `refermer-${item.id}`,
          type: 'standard',
          rule: 'AD1-TMAG-02',
          label: 'refermer-a-cle',
          params: { item: item.base },
          at: placeOf(cell),
          run: act(() => {
            takeUp(g, figure, { item, cell }, ['AD1-TMAG-02']);
          }),
        }),
      ];
    }),
  );
}

export const keyWords = defineWords({
  labels: { 'refermer-a-cle': { fr: on('Refermer et reprendre'), en: on('Lock again and take back') } },
});
