import type { Figure } from '@souterrain/crawl';
import { areEnemies } from '@souterrain/crawl/figures';
import { inContact, sameZone, sees } from '@souterrain/crawl/movement';
import { defineWords, figure } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import { characteristicOf } from '../figures/values.ts';
import { action } from '../text/asked.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';
import { consulted } from './difficulty.ts';
import type { ActionOrder } from './order.ts';
import { canTouch } from './targets.ts';

/**
 * AD2-EFF-11: near somebody already affected, in the actor's sight, never the same twice; its characteristic is no higher
 * than the first target's or, with AD2-Q-25, is reached by the result.
 */
export function extraTargets(
  g: AD2,
  { actor, line, targets, against }: ActionOrder,
  { jet, affected }: { readonly jet: Jet; readonly affected: readonly Figure[] },
): readonly Figure[] {
  const { state } = g;
  const [first] = targets;
  const consults = against ?? consulted(line);
  const limit = consults && first ? limitOf(g, jet, characteristicOf(g, first, consults)) : undefined;
  return state.figures.filter((other) => {
    if (other.status !== 'plateau' || affected.includes(other)) return false;
    if (first && areEnemies(actor, first) !== areEnemies(actor, other)) return false;
    if (!affected.some((one) => sameZone(g, one, other) || inContact(g, one, other))) return false;
    if (!sees(g, actor.cell, other.cell)) return false;
    if (!canTouch(g, line, other)) return false;
    if (consults === undefined) return true;
    const value = characteristicOf(g, other, consults);
    return value !== null && limit !== undefined && value <= limit;
  });
}

/** How many it could be in all, each bringing those near it. */
export function extraTargetsInAll(
  g: AD2,
  order: ActionOrder,
  { jet, affected }: Parameters<typeof extraTargets>[2],
): number {
  let all = affected;
  for (;;) {
    const more = extraTargets(g, order, { jet, affected: all });
    if (more.length === 0) return all.length - affected.length;
    all = [...all, ...more];
  }
}

const limitOf = ({ state }: AD2, jet: Jet, first: number | null): number =>
  state.variants.extraTargetLimit === 'reached' ? jet.verdict.result : (first ?? 0);

export const chooseExtra = (
  g: AD2,
  order: ActionOrder,
  { jet, affected }: { readonly jet: Jet; readonly affected: readonly Figure[] },
): Rule<Figure> =>
  ask({
    id: 'cible-supplementaire',
    seat: jet.seat,
    rule: 'AD2-EFF-11',
    params: { figure: order.actor.id, action: order.label },
    options: extraTargets(g, order, { jet, affected }).map((other) =>
      option(`cible-${other.id}`, other, { label: 'cible', params: { figure: other.id }, at: { figure: other.id } }),
    ),
  });

export const extraTargetWords = defineWords({
  prompts: {
    'cible-supplementaire': {
      fr: (a) => `${action(a)}, ${figure(a)} : quelle cible de plus ?`,
      en: (a) => `${action(a)}, ${figure(a)}: which extra target?`,
    },
  },
});
