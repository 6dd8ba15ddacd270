import { act } from '@souterrain/kernel';
import type { Figure, Item } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { on } from '../text/offers.ts';
import { type Action, actionOf } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';

/** AD1-ARME-20: a bonus action; AD1-Q-27 may spare it. */
export function reloadActions(g: Crawl, figure: Figure): readonly Action[] {
  const actions: Action[] = [];
  if (g.state.variants.crossbowReload === 'no') return actions;
  for (const item of figure.hero!.sheet.items)
    if (item.loaded === false && item.place === 'equipe' && !item.broken) actions.push(reloading(g, figure, item));
  return actions;
}

const reloading = (g: Crawl, figure: Figure, item: Item): Action =>
  actionOf({
    id: `recharger-${item.id}`,
    type: 'bonus',
    rule: 'AD1-ARME-20',
    label: 'recharger',
    params: { item: item.base },
    at: { item: item.id },
    run: act(() => {
      g.emit({
        type: 'weaponLoaded',
        figure: figure.id,
        item: item.id,
        base: item.base,
        loaded: true,
        rules: ['AD1-ARME-20'],
      });
    }),
  });

export const reloadWords = defineWords({ labels: { recharger: { fr: on('Recharger'), en: on('Reload') } } });
