import type { Rule } from '@souterrain/kernel';
import { gainMark, THIS_ROUND, useOnce, wasUsed } from '../../figures/marks.ts';
import { areEnemies } from '../../figures/sides.ts';
import { heal } from '../../health/health.ts';
import { inContact, sameZone } from '../../movement/plan.ts';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Bearing } from '../../world/features.ts';
import type { Use } from '../../world/use.ts';
import { served } from './boon.ts';
import { chooseFigure, figuresWhere } from './targets.ts';

/** AD1-TMAG-03: one die of the bearer, once a scenario. */
export const patteDeLapin = {
  id: 'patte-de-lapin',
  rule: 'AD1-TMAG-03',
  reroll(g: Crawl, { who, item }: Bearing): (() => void) | undefined {
    const key = `patte-de-lapin-${item!.id}`;
    if (wasUsed(who, 'scenario', key)) return undefined;
    return () => useOnce(g, who, { span: 'scenario', key, rules: ['AD1-TMAG-03'] });
  },
} as const;

export const potionDeRebond: Use = {
  id: 'potion-de-rebond',
  rule: 'AD1-TMAG-06',
  prompts: {
    rebond: {
      fr: 'La potion de rebond détourne le coup : vers qui ?',
      en: 'The potion turns the blow aside: to whom?',
    },
  },
  type: 'bonus',
  *run(g, { who }) {
    gainMark(g, who, { id: 'potion-de-rebond', until: THIS_ROUND }, ['AD1-TMAG-06']);
  },
};

/** AD1-TMAG-06: the first attack on the drinker this Round goes to an enemy of the drinker next to it, if there is one. */
export function* rebounds(g: Crawl, at: Bearing): Rule<Figure | undefined> {
  const { who } = at;
  served(g, at);
  const figures = figuresWhere(g, (f) => areEnemies(who, f) && inContact(g, who, f));
  if (figures.length === 0) return undefined;
  return yield* chooseFigure(who, { id: 'rebond', figures, rule: 'AD1-TMAG-06' });
}

/** AD1-TMAG-13: heroes and allies of the zone, once a scenario; each edition calms them in its own way. */
export const caliceDeRenaissance = <G extends Crawl>(
  calm: (g: G, figure: Figure, who: Figure) => Rule<void>,
): Use<G> => ({
  id: 'calice-de-renaissance',
  rule: 'AD1-TMAG-13',
  type: 'standard',
  kept: true,
  can: (_g, { who, item }) => !wasUsed(who, 'scenario', `calice-${item.id}`),
  *run(g, { who, item }) {
    const rules = ['AD1-TMAG-13'] as const;
    useOnce(g, who, { span: 'scenario', key: `calice-${item.id}`, rules });
    for (const figure of figuresWhere(g, (f) => f.camp === who.camp && sameZone(g, f, who))) {
      heal(g, figure, { amount: 2, by: 'calice-de-renaissance', rules });
      yield* calm(g, figure, who);
    }
  },
});
