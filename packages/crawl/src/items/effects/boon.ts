import type { RuleId } from '@souterrain/catalog';
import { gainMark, loseMark } from '../../figures/marks.ts';
import type { ActionType } from '../../rounds/state.ts';
import type { Until } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Bearing, Feature } from '../../world/features.ts';
import type { ItemEffect } from '../../world/use.ts';

export interface Boon<F extends Feature> {
  readonly id: string;
  readonly rule: RuleId;
  readonly type: ActionType;
  readonly until: Until;
  readonly feature: Omit<F, 'id' | 'rule'>;
}

export const named = <F extends Feature>(id: string, rule: RuleId, feature: Omit<F, 'id' | 'rule'>): F =>
  ({ id, rule, ...feature }) as unknown as F;

/** Its user is under its effect for a time. */
export function boon<F extends Feature = Feature>({ id, rule, type, until, feature }: Boon<F>): ItemEffect<Crawl, F> {
  return {
    use: {
      id,
      rule,
      type,
      *run(g, { who }) {
        gainMark(g, who, { id, until }, [rule]);
      },
    },
    feature: named<F>(id, rule, feature),
  };
}

/** An effect on its bearer goes once it has served. */
export function served(g: Crawl, at: Bearing): void {
  loseMark(g, at.who, at.feature.id, { why: 'utilise', rules: [at.feature.rule] });
}
