import type { Rule } from '@souterrain/kernel';
import { gainMark, THIS_ROUND, useOnce, wasUsed } from '../../figures/marks.ts';
import { sameZone } from '../../movement/plan.ts';
import type { Figure } from '../../state.ts';
import { ability } from '../../text/offers.ts';
import type { GivenAction } from '../../world/action.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Bearing } from '../../world/features.ts';
import type { Use } from '../../world/use.ts';
import { blast } from './blast.ts';
import { figuresWhere } from './targets.ts';
import { chooseZone, zonesSeen } from './zones.ts';

/** How an edition lets a figure recover. */
interface Recovery<G extends Crawl> {
  /** False when there is nothing left to recover. */
  isHurt(g: G, who: Figure): boolean;
  recuperer(g: G, who: Figure): Rule<unknown>;
}

/** AD1-TEXC-06: free, once a Round, in the bearer's turn. */
export const pierreDeVie = <G extends Crawl>({ isHurt, recuperer }: Recovery<G>) => ({
  id: 'pierre-de-vie',
  rule: 'AD1-TEXC-06' as const,
  labels: { 'pierre-de-vie': ability('pierre-de-vie') },
  actions(g: G, { who, item }: Bearing): readonly GivenAction[] {
    const key = `pierre-de-vie-${item!.id}`;
    if (!isHurt(g, who) || wasUsed(who, 'round', key)) return [];
    return [
      {
        id: key,
        label: 'pierre-de-vie',
        type: 'libre',
        rule: 'AD1-TEXC-06',
        at: { item: item!.id },
        run() {
          useOnce(g, who, { span: 'round', key, rules: ['AD1-TEXC-06'] });
          return recuperer(g, who);
        },
      },
    ];
  },
});

/** AD1-TEXC-10: heroes and allies of the zone, once a scenario; the edition says what they gain. */
export const corDeProtection: Use = {
  id: 'cor-de-protection',
  rule: 'AD1-TEXC-10',
  type: 'bonus',
  kept: true,
  can: (_g, { who, item }) => !wasUsed(who, 'scenario', `cor-${item.id}`),
  *run(g, { who, item }) {
    const rules = ['AD1-TEXC-10'] as const;
    useOnce(g, who, { span: 'scenario', key: `cor-${item.id}`, rules });
    for (const figure of figuresWhere(g, (f) => f.camp === who.camp && sameZone(g, f, who)))
      gainMark(g, figure, { id: 'cor-de-protection', until: THIS_ROUND, by: who.id }, rules);
  },
};

/** AD1-TEXC-11: every figure of a zone in sight, once a scenario. */
export const cristalDeFeu: Use = {
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
};
