import { wasUsed } from '@souterrain/crawl/figures/marks';
import { canPush } from '@souterrain/crawl/movement/push';
import type { ActionType } from '@souterrain/crawl/rounds/action';
import type { Figure } from '@souterrain/crawl/state';
import type { Effect, Effects } from '../notation/index.ts';
import type { AD2 } from '../state.ts';
import type { ActionOrder } from './order.ts';

export const FREE_ACTION = 'action-gratuite';

const SPENT: readonly string[] = ['standard', 'bonus', 'complexe'] satisfies readonly ActionType[];

/** AD2-EFF-14: an Action was spent on it, and none was given back this turn. */
export const canRefund = (actor: Figure, how: string): how is 'standard' | 'bonus' | 'complexe' =>
  SPENT.includes(how) && !wasUsed(actor, 'tour', FREE_ACTION);

/** False for an option whose every side would do nothing: nobody to push (AD2-XMOUV-05), no Action to give back. */
export function isUseful(
  g: AD2,
  { actor, how }: ActionOrder,
  { effects, target }: { readonly effects: Effects; readonly target: Figure | undefined },
): boolean {
  const acts = (effect: Effect): boolean => {
    if (effect.kind !== 'plain') return true;
    if (effect.id === FREE_ACTION) return canRefund(actor, how);
    return effect.id !== 'repousser' || (target !== undefined && canPush(g.state, actor.cell, target));
  };
  return effects.some((joined) => joined.some(acts));
}
