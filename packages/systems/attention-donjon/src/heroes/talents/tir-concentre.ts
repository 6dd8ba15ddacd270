import { isShot } from '@souterrain/crawl/combat';
import { traitOf } from '../../figures/values.ts';
import type { Feature } from '../../world/features.ts';
import { attacksThat, strikeActions } from '../strike-actions.ts';

export const tirConcentre: Feature = {
  id: 'tir-concentre',
  rule: 'AD1-TRAQ-14',
  actions(g, { who }) {
    const mental = traitOf(g, who, 'mental') ?? 0;
    return strikeActions(g, who, {
      attacks: attacksThat(g, who, isShot),
      type: 'complexe',
      plan: {
        id: 'tir-concentre',
        rule: 'AD1-TRAQ-14',
        manner: { how: 'talent', extra: { dice: mental, rule: 'AD1-TRAQ-14', label: 'tir-concentre' } },
      },
    });
  },
};
