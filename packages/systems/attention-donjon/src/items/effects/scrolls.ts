import { gainMark, THIS_ROUND } from '@souterrain/crawl/figures/marks';
import { areEnemies } from '@souterrain/crawl/figures/sides';
import { isImmune } from '@souterrain/crawl/figures/values';
import { heal } from '@souterrain/crawl/health/health';
import { sameZone } from '@souterrain/crawl/movement/plan';
import { confuse } from '@souterrain/crawl/rounds/wait';
import { type Figure, type GroupId, isOnBoard } from '@souterrain/crawl/state';
import type { Rule } from '@souterrain/kernel';
import { ask, option } from '@souterrain/kernel';
import { damageRoll } from '../../combat/damage.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { AD1 } from '../../state.ts';
import type { ItemEffect } from '../use.ts';
import { chooseFigure, figuresWhere, inSight } from './targets.ts';

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

const allies = (g: AD1, who: Figure): readonly Figure[] => [who, ...inSight(g, who).filter((f) => f.camp === who.camp)];
const enemies = (g: AD1, who: Figure): readonly Figure[] =>
  inSight(g, who).filter((f) => areEnemies(who, f) && !isImmune(g.state, f, 'magie'));

export const parcheminDeGuerison = scroll('parchemin-de-guerison', {
  can: (g, who) => allies(g, who).some((f) => f.sante < f.santeMax),
  *effect(g, who) {
    const hurt = allies(g, who).filter((f) => f.sante < f.santeMax);
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
  can: (g, who) => enemies(g, who).length > 0,
  *effect(g, who) {
    const figures = enemies(g, who);
    if (figures.length === 0) return;
    const target = yield* chooseFigure(who, { id: 'enflammer', figures, rule: RULE });
    const dice = [{ label: 'parchemin-de-flammes', value: 5, rule: RULE }] as const;
    yield* damageRoll(g, { who, target, dice, magic: true, rule: RULE });
  },
});

const groupsInSight = (g: AD1, who: Figure): readonly GroupId[] => [
  ...new Set(enemies(g, who).flatMap((f) => (f.group === null ? [] : [f.group]))),
];

export const parcheminDeConfusion = scroll('parchemin-de-confusion', {
  can: (g, who) => groupsInSight(g, who).length > 0,
  *effect(g, who) {
    const groups = groupsInSight(g, who);
    if (groups.length === 0) return;
    const group = yield* ask({
      id: 'semer-la-confusion',
      seat: who.hero!.seat,
      rule: RULE,
      options: groups.map((id) => {
        const figure = g.state.figures.find((f) => f.group === id && isOnBoard(f))!;
        return option(`groupe-${id}`, id, { label: 'groupe', params: { group: id }, at: { figure: figure.id } });
      }),
    });
    confuse(g, g.state.groups.find((other) => other.id === group)!);
  },
});
