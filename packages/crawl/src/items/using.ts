import { fact } from '../figures/bearings.ts';
import type { Figure, Item } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { on } from '../text/offers.ts';
import { type Action, actionOf } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Use } from '../world/use.ts';
import { useUp } from './inventory.ts';
import { entryOf } from './slots.ts';

interface Usable {
  readonly item: Item;
  readonly use: Use;
}

/** AD1-EQUIP-03: equipped or carried items only. */
const usables = fact((g, { hero }): readonly Usable[] => {
  const list: Usable[] = [];
  for (const item of hero!.sheet.items) {
    if (item.place === 'stocke' || item.broken) continue;
    const use = g.edition.useOf(entryOf(g, item).use);
    if (use) list.push({ item, use });
  }
  return list;
});

/** An item that may be used, whenever that does something. */
export interface ItemUse extends Usable {
  readonly action: Action;
}

export const usesOf = (g: Crawl, figure: Figure): readonly ItemUse[] =>
  usables(g, figure).map(({ item, use }) => ({ item, use, action: using(g, figure, { item, use }) }));

export const isUseful = (g: Crawl, who: Figure, { item, use }: Usable): boolean =>
  use.can?.(g, { who, item }) !== false;

const using = (g: Crawl, who: Figure, { item, use }: Usable): Action =>
  actionOf({
    id: `utiliser-${item.id}`,
    type: use.type,
    rule: use.rule,
    label: 'utiliser',
    params: { item: item.base },
    at: { item: item.id },
    run() {
      if (!use.kept) useUp(g, who, item, ['AD1-EQUIP-03', use.rule]);
      return use.run(g, { who, item });
    },
  });

export const useWords = defineWords({ labels: { utiliser: { fr: on('Utiliser'), en: on('Use') } } });
