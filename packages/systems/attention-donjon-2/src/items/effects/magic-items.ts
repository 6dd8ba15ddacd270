import { gainMark, THIS_ROUND, useOnce, wasUsed } from '@souterrain/crawl/figures/marks';
import { areEnemies } from '@souterrain/crawl/figures/sides';
import { heal } from '@souterrain/crawl/health/health';
import { served } from '@souterrain/crawl/items/effects/boon';
import { chooseFigure, figuresWhere } from '@souterrain/crawl/items/effects/targets';
import { inContact, sameZone } from '@souterrain/crawl/movement/plan';
import type { ItemEffect } from '../use.ts';
import { better } from './offers.ts';
import { calm } from './remedies.ts';

/** AD1-TMAG-03: one die of the bearer, once a scenario. */
const patteDeLapin: ItemEffect = {
  feature: {
    id: 'patte-de-lapin',
    rule: 'AD1-TMAG-03',
    reroll(g, { who, item }) {
      const key = `patte-de-lapin-${item!.id}`;
      if (wasUsed(who, 'scenario', key)) return undefined;
      return () => useOnce(g, who, { span: 'scenario', key, rules: ['AD1-TMAG-03'] });
    },
  },
};

/** AD1-TMAG-06: the first attack that would hurt the drinker this Round hurts an enemy of the drinker next to it. */
const potionDeRebond: ItemEffect = {
  use: {
    id: 'potion-de-rebond',
    rule: 'AD1-TMAG-06',
    type: 'bonus',
    *run(g, { who }) {
      gainMark(g, who, { id: 'potion-de-rebond', until: THIS_ROUND }, ['AD1-TMAG-06']);
    },
  },
  feature: {
    id: 'potion-de-rebond',
    rule: 'AD1-TMAG-06',
    *deflects(g, at) {
      const { who } = at;
      served(g, at);
      const figures = figuresWhere(g, (f) => areEnemies(who, f) && inContact(g.state, who, f));
      if (figures.length === 0) return undefined;
      return yield* chooseFigure(who, { id: 'rebond', figures, rule: 'AD1-TMAG-06' });
    },
  },
};

/** AD1-TMAG-09, AD2-XCONV-06: once a Round, against any attack. */
const capeEvasive: ItemEffect = {
  feature: {
    id: 'cape-evasive',
    rule: 'AD1-TMAG-09',
    after: (g, at, jet) =>
      jet.who === at.who && jet.purpose === 'resister' && jet.action?.attack
        ? better(g, at, { jet, pays: 'round', rule: 'AD1-TMAG-09' })
        : [],
  },
};

/** AD1-TMAG-10. */
const bouffon: ItemEffect = {
  feature: { id: 'bouffon', rule: 'AD1-TMAG-10', lures: true, couverture: () => 1 },
};

/** AD1-TMAG-13: heroes and allies of the zone, once a scenario. */
const caliceDeRenaissance: ItemEffect = {
  use: {
    id: 'calice-de-renaissance',
    rule: 'AD1-TMAG-13',
    type: 'standard',
    kept: true,
    can: (_g, { who, item }) => !wasUsed(who, 'scenario', `calice-${item.id}`),
    *run(g, { who, item }) {
      const rule = 'AD1-TMAG-13' as const;
      useOnce(g, who, { span: 'scenario', key: `calice-${item.id}`, rules: [rule] });
      for (const figure of figuresWhere(g, (f) => f.camp === who.camp && sameZone(g.state, f, who))) {
        heal(g, figure, { amount: 2, by: 'calice-de-renaissance', rules: [rule] });
        yield* calm(g, figure, { seat: figure.hero?.seat ?? who.hero!.seat, rule });
      }
    },
  },
};

export const MAGIC_ITEMS: readonly ItemEffect[] = [
  patteDeLapin,
  potionDeRebond,
  capeEvasive,
  bouffon,
  caliceDeRenaissance,
];
