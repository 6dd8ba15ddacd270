import { gainMark, THIS_ROUND } from '@souterrain/crawl/figures/marks';
import { heal } from '@souterrain/crawl/health/health';
import { alliesInSight, chooseFigure, enemiesInSight, figuresWhere } from '@souterrain/crawl/items/effects/targets';
import { groupsInSight, sowConfusion } from '@souterrain/crawl/items/effects/zones';
import { sameZone } from '@souterrain/crawl/movement/plan';
import type { Figure } from '@souterrain/crawl/state';
import type { Rule } from '@souterrain/kernel';
import { damageRoll } from '../../combat/damage.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { AD1 } from '../../state.ts';
import type { ItemEffect } from '../use.ts';

const RULE = 'AD1-TCON-12';

/** AD1-TCON-12: read with Savoir; it is used up either way. */
function scroll(
  id: string,
  { can, effect }: { can: (g: AD1, who: Figure) => boolean; effect: (g: AD1, who: Figure) => Rule<void> },
): ItemEffect {
  return {
    use: {
      id,
      rule: RULE,
      type: 'standard',
      can: (g, { who }) => can(g, who),
      *run(g, { who }) {
        const { success } = yield* check(g, {
          who,
          purpose: 'objet',
          trait: 'savoir',
          difficulty: [DEFAULT_DIFFICULTY],
          magic: true,
          seuil: false,
        });
        if (success) yield* effect(g, who);
      },
    },
  };
}

export const parcheminDeGuerison = scroll('parchemin-de-guerison', {
  can: (g, who) => alliesInSight(g, who).some((f) => f.sante < f.santeMax),
  *effect(g, who) {
    const hurt = alliesInSight(g, who).filter((f) => f.sante < f.santeMax);
    if (hurt.length === 0) return;
    const patient = yield* chooseFigure(who, { id: 'guerir', figures: hurt, rule: RULE });
    heal(g, patient, { amount: 3, by: 'parchemin-de-guerison', rules: [RULE] });
  },
});

export const parcheminDeRempart = scroll('parchemin-de-rempart', {
  can: () => true,
  *effect(g, who) {
    for (const ally of figuresWhere(g, (f) => f.camp === who.camp && sameZone(g.state, f, who)))
      gainMark(g, ally, { id: 'rempart', until: THIS_ROUND, by: who.id }, [RULE]);
  },
});

export const rempart: ItemEffect = {
  feature: { id: 'rempart', rule: RULE, endurance: () => ({ value: 1, nature: 'protection' }) },
};

export const parcheminDeFlammes = scroll('parchemin-de-flammes', {
  can: (g, who) => enemiesInSight(g, who).length > 0,
  *effect(g, who) {
    const figures = enemiesInSight(g, who);
    if (figures.length === 0) return;
    const target = yield* chooseFigure(who, { id: 'enflammer', figures, rule: RULE });
    const dice = [{ label: 'parchemin-de-flammes', value: 5, rule: RULE }] as const;
    yield* damageRoll(g, { who, target, dice, magic: true, rule: RULE });
  },
});

export const parcheminDeConfusion = scroll('parchemin-de-confusion', {
  can: (g, who) => groupsInSight(g, who).length > 0,
  effect: sowConfusion,
});
