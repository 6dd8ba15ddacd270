import type { Figure } from '@souterrain/crawl';
import { wasUsed } from '@souterrain/crawl/figures';
import { canPush } from '@souterrain/crawl/movement';
import type { ActionType } from '@souterrain/crawl/rounds';
import type { Effect, Effects } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import type { ActionOrder } from './order.ts';

export const FREE_ACTION = 'action-gratuite';

const SPENT: readonly string[] = ['standard', 'bonus', 'complexe'] satisfies readonly ActionType[];

/** AD2-EFF-14: an Action was spent on it, and none was given back this turn. */
export const canRefund = (actor: Figure, how: string): how is 'standard' | 'bonus' | 'complexe' =>
  SPENT.includes(how) && !wasUsed(actor, 'tour', FREE_ACTION);

interface Offered {
  readonly effects: Effects;
  readonly target: Figure | undefined;
}

/** False for an option whose every side would do nothing: nobody to push (AD2-XMOUV-05), no Action to give back. */
export const isUseful = (g: AD2, order: ActionOrder, offered: Offered): boolean =>
  usefulSides(g, order, offered).length > 0;

/** Those of its sides that would do something. */
export function usefulSides(g: AD2, { actor, how }: ActionOrder, { effects, target }: Offered): Effects {
  const acts = (effect: Effect): boolean => {
    if (effect.kind !== 'plain') return true;
    if (effect.id === FREE_ACTION) return canRefund(actor, how);
    return effect.id !== 'repousser' || (target !== undefined && canPush(g, actor.cell, target));
  };
  return effects.filter((joined) => joined.some(acts));
}
