import type { Figure } from '@souterrain/crawl';
import { defineWords, figure, number, one } from '@souterrain/crawl/text';
import { ask, type Option, option, type Rule, type Term } from '@souterrain/kernel';
import { type Effect, printEffects } from '../notation/index.ts';
import { type Bought, leftAfter, purchasable } from '../rolls/index.ts';
import { action, reussites } from '../text/asked.ts';
import { effect } from '../text/effects-in-words.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';
import { extraTargetsInAll } from './extra-target.ts';
import type { ActionOrder } from './order.ts';
import { isUseful } from './useful.ts';

/** A target and the Difficulté it opposes (AD2-ORDRE-20). */
export interface Aim {
  readonly target: Figure;
  readonly difficulty: number;
  /** What it is made of. */
  readonly terms: readonly Term[];
}

interface Spent {
  readonly bought: Bought;
  /** The result once Réussites were spent on it: every target whose Difficulté it reaches is affected. */
  readonly result: number;
  readonly left: number;
}

type Purchase = { readonly place: number } | { readonly raise: number } | null;

/** AD2-REU-06, AD2-ORDRE-16: surplus Réussites, one purchase at a time, until the roller stops; the rest is lost. */
export function* spend(
  g: AD2,
  order: ActionOrder,
  { jet, own, aims }: { readonly jet: Jet; readonly own: readonly Effect[]; readonly aims: readonly Aim[] },
): Rule<Spent> {
  const options = jet.options ?? [];
  let bought: Bought = [];
  let { result } = jet.verdict;
  let raised = 0;
  for (;;) {
    const spending = { options, surplus: jet.verdict.surplus - raised, own };
    const left = leftAfter(spending, bought);
    const offers: Option<Purchase>[] = [];
    for (const place of left > 0 ? purchasable(spending, bought) : []) {
      const { effects, price } = options[place]!;
      if (!isUseful(g, order, { effects, target: reachedBy(aims, result)[0] })) continue;
      if (needsTarget(effects)) {
        const taken = bought.filter((other) => needsTarget(options[other]!.effects)).length;
        if (extraTargetsInAll(g, order, { jet, affected: reachedBy(aims, result) }) <= taken) continue;
      }
      const params = { effect: printEffects(effects), price };
      offers.push(option<Purchase>(`acheter-${place + 1}`, { place }, { label: 'acheter', params }));
    }
    const next = nextAim(aims, result);
    if (next !== undefined && next - result <= left) {
      const params = { price: next - result, difficulty: next };
      offers.push(option<Purchase>(`atteindre-${next}`, { raise: next - result }, { label: 'atteindre', params }));
    }
    if (offers.length === 0) return { bought, result, left };
    const picked = yield* ask<Purchase>({
      id: 'reussites',
      seat: jet.seat,
      rule: 'AD2-ORDRE-16',
      params: { figure: order.actor.id, left, action: order.label },
      options: [...offers, option('terminer', null)],
    });
    if (picked === null) return { bought, result, left };
    if ('raise' in picked) {
      raised += picked.raise;
      result += picked.raise;
      tell(g, order, { bought: 'resultat', price: picked.raise, left: left - picked.raise });
    } else {
      bought = [...bought, picked.place];
      const { effects, price } = options[picked.place]!;
      tell(g, order, { bought: printEffects(effects), price, left: left - price });
    }
  }
}

function tell(g: AD2, { actor }: ActionOrder, spent: { bought: string; price: number; left: number }): void {
  g.emit({ type: 'reussiteSpent', figure: actor.id, ...spent, rules: ['AD2-REU-05', 'AD2-ORDRE-16'] });
}

const needsTarget = (effects: readonly (readonly Effect[])[]): boolean =>
  effects.length > 0 && effects.every((joined) => joined.every((effect) => effect.kind === 'extra-target'));

export const reachedBy = (aims: readonly Aim[], result: number): readonly Figure[] =>
  aims.filter(({ difficulty }) => difficulty <= result).map(({ target }) => target);

/** The lowest Difficulté still above the result. */
function nextAim(aims: readonly Aim[], result: number): number | undefined {
  let next: number | undefined;
  for (const { difficulty } of aims)
    if (difficulty > result && (next === undefined || difficulty < next)) next = difficulty;
  return next;
}

export const spendWords = defineWords({
  prompts: {
    reussites: {
      fr: (a) => `${action(a)}, ${reussites(a, number(a, 'left'))} à dépenser : qu’en fait ${figure(a)} ?`,
      en: (a) => `${action(a)}, ${reussites(a, number(a, 'left'))} to spend: what does ${figure(a)} buy?`,
    },
  },
  labels: {
    'reussites/acheter': (o) => one(effect(o), reussites(o, Number(o.option.params.price))),
    atteindre: {
      fr: (o) =>
        one(`Atteindre une Difficulté de ${o.option.params.difficulty}`, reussites(o, Number(o.option.params.price))),
      en: (o) =>
        one(`Reach a Difficulty of ${o.option.params.difficulty}`, reussites(o, Number(o.option.params.price))),
    },
    'reussites/terminer': { fr: 'En rester là', en: 'Leave it at that' },
  },
});
