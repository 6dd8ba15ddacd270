import { gainMark, THIS_ROUND, useOnce, wasUsed } from '@souterrain/crawl/figures/marks';
import { figuresWhere } from '@souterrain/crawl/items/effects/targets';
import { chooseZone, eclipsed, zonesSeen } from '@souterrain/crawl/items/effects/zones';
import { sameZone } from '@souterrain/crawl/movement/plan';
import { recoveryCap, recuperer } from '../../health/actions.ts';
import type { ItemEffect } from '../use.ts';
import { blast } from './hurt.ts';

/** AD1-TEXC-06: free, once a Round, in the bearer's turn; capped as any Récupération (AD2-XSANTE-07). */
const pierreDeVie: ItemEffect = {
  feature: {
    id: 'pierre-de-vie',
    rule: 'AD1-TEXC-06',
    actions(g, { who, item }) {
      const key = `pierre-de-vie-${item!.id}`;
      if (who.sante >= recoveryCap(g.state, who) || wasUsed(who, 'round', key)) return [];
      return [
        {
          id: key,
          label: 'pierre-de-vie',
          type: 'libre',
          rule: 'AD1-TEXC-06',
          at: { item: item!.id },
          *run() {
            useOnce(g, who, { span: 'round', key, rules: ['AD1-TEXC-06'] });
            yield* recuperer(g, who);
          },
        },
      ];
    },
  },
};

/** AD1-TEXC-09. */
const anneauEclipseur: ItemEffect = {
  feature: {
    id: 'anneau-eclipseur',
    rule: 'AD1-TEXC-09',
    landing: (g, { who }, to) => eclipsed(g, who, to),
  },
};

/** AD1-TEXC-10: heroes and allies of the zone, once a scenario. */
const corDeProtection: ItemEffect = {
  use: {
    id: 'cor-de-protection',
    rule: 'AD1-TEXC-10',
    type: 'bonus',
    kept: true,
    can: (_g, { who, item }) => !wasUsed(who, 'scenario', `cor-${item.id}`),
    *run(g, { who, item }) {
      const rules = ['AD1-TEXC-10'] as const;
      useOnce(g, who, { span: 'scenario', key: `cor-${item.id}`, rules });
      for (const figure of figuresWhere(g, (f) => f.camp === who.camp && sameZone(g.state, f, who)))
        gainMark(g, figure, { id: 'cor-de-protection', until: THIS_ROUND, by: who.id }, rules);
    },
  },
  feature: { id: 'cor-de-protection', rule: 'AD1-TEXC-10', couverture: () => 2, armure: () => 1 },
};

/** AD1-TEXC-11: every figure of a zone in sight, once a scenario. */
const cristalDeFeu: ItemEffect = {
  use: {
    id: 'cristal-de-feu',
    rule: 'AD1-TEXC-11',
    type: 'standard',
    kept: true,
    can: (g, { who, item }) => !wasUsed(who, 'scenario', `cristal-${item.id}`) && zonesSeen(g, who).length > 0,
    *run(g, { who, item }) {
      useOnce(g, who, { span: 'scenario', key: `cristal-${item.id}`, rules: ['AD1-TEXC-11'] });
      const figures = yield* chooseZone(g, who, 'AD1-TEXC-11');
      yield* blast(g, who, { figures, dice: 5, label: 'cristal-de-feu', rule: 'AD1-TEXC-11' });
    },
  },
};

export const EXCEPTIONAL: readonly ItemEffect[] = [pierreDeVie, anneauEclipseur, corDeProtection, cristalDeFeu];
