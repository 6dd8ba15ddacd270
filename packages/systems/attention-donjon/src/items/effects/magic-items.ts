import { gainMark, THIS_ROUND, useOnce, wasUsed } from '@souterrain/crawl/figures/marks';
import { areEnemies } from '@souterrain/crawl/figures/sides';
import { heal } from '@souterrain/crawl/health/health';
import { served } from '@souterrain/crawl/items/effects/boon';
import { chooseFigure, figuresWhere } from '@souterrain/crawl/items/effects/targets';
import { inContact, sameZone } from '@souterrain/crawl/movement/plan';
import type { ItemEffect } from '../use.ts';
import { harder } from './offers.ts';
import { calm } from './remedies.ts';

/** AD1-TMAG-01. What its wearer pays in town is reckoned there. */
export const bandeauDuTroisiemeOeil: ItemEffect = {
  feature: {
    id: 'bandeau-du-troisieme-oeil',
    rule: 'AD1-TMAG-01',
    dice: (_state, _at, { purpose }) => (purpose === 'chercher' ? 1 : 0),
  },
};

/** AD1-TMAG-03: one die of the bearer, once a scenario. */
export const patteDeLapin: ItemEffect = {
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

/** AD1-TMAG-06: the first attack that hits the drinker this Round hits an enemy of the drinker next to it. */
export const potionDeRebond: ItemEffect = {
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
    *redirect(g, at, strike) {
      const { who } = at;
      if (strike.target !== who) return;
      served(g, at);
      const figures = figuresWhere(g, (f) => areEnemies(who, f) && inContact(g.state, who, f));
      if (figures.length === 0) return;
      strike.target = yield* chooseFigure(who, { id: 'rebond', figures, rule: 'AD1-TMAG-06' });
    },
  },
};

/** AD1-TMAG-07. */
export const anneauDeBravoure: ItemEffect = {
  feature: {
    id: 'anneau-de-bravoure',
    rule: 'AD1-TMAG-07',
    dice: (_state, _at, { trait }) => (trait === 'mental' ? 1 : 0),
  },
};

/** AD1-TMAG-09. */
export const capeEvasive: ItemEffect = {
  feature: {
    id: 'cape-evasive',
    rule: 'AD1-TMAG-09',
    after: (g, at, roll) =>
      roll.target === at.who && roll.purpose === 'attaque' && !roll.opposed
        ? harder(g, at, { roll, pays: 'round', rule: 'AD1-TMAG-09' })
        : [],
  },
};

/** AD1-TMAG-10. */
export const bouffon: ItemEffect = {
  feature: {
    id: 'bouffon',
    rule: 'AD1-TMAG-10',
    lures: true,
    parade: () => ({ value: 1, nature: 'protection' }),
  },
};

/** AD1-TMAG-11: Force rolls, and damage based on Force. */
export const gantsDeForce: ItemEffect = {
  feature: {
    id: 'gants-de-force',
    rule: 'AD1-TMAG-11',
    dice: (_state, _at, { trait, purpose, strike }) =>
      trait === 'force' || (purpose === 'dommages' && strike?.attack.damage?.attribute === 'force') ? 1 : 0,
  },
};

/** AD1-TMAG-13: heroes and allies of the zone, once a scenario. */
export const caliceDeRenaissance: ItemEffect = {
  use: {
    id: 'calice-de-renaissance',
    rule: 'AD1-TMAG-13',
    type: 'standard',
    kept: true,
    can: (_g, { who, item }) => !wasUsed(who, 'scenario', `calice-${item.id}`),
    *run(g, { who, item }) {
      const rules = ['AD1-TMAG-13'] as const;
      useOnce(g, who, { span: 'scenario', key: `calice-${item.id}`, rules });
      for (const figure of figuresWhere(g, (f) => f.camp === who.camp && sameZone(g.state, f, who))) {
        heal(g, figure, { amount: 2, by: 'calice-de-renaissance', rules });
        calm(g, figure, 'AD1-TMAG-13');
      }
    },
  },
};
