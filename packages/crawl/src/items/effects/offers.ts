import type { RuleId } from '@souterrain/catalog';
import { useOnce, wasUsed } from '../../figures/marks.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Bearing } from '../../world/features.ts';
import { useUp } from '../inventory.ts';

/** How an item's help is paid for: a piece of it, or once a Round. */
export interface Spending {
  readonly pays: 'piece' | 'round';
  readonly rule: RuleId;
}

const keyOf = (at: Bearing): string => `${at.feature.id}-${at.item?.id ?? ''}`;

export const offerId = (at: Bearing): string => `${at.feature.id}-${at.item?.id ?? 'effet'}`;

export const isSpent = (at: Bearing, { pays }: Spending): boolean =>
  pays === 'round' && wasUsed(at.who, 'round', keyOf(at));

export function pay(g: Crawl, at: Bearing, { pays, rule }: Spending): void {
  if (pays === 'piece') useUp(g, at.who, at.item!, [rule]);
  else useOnce(g, at.who, { span: 'round', key: keyOf(at), rules: [rule] });
}
