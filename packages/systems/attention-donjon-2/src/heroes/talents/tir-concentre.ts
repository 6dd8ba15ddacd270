import { isShot } from '@souterrain/crawl/combat';
import { attributeOf } from '../../figures/values.ts';
import type { Feature } from '../../world/features.ts';
import { attacksThat, strikeActions } from '../strike-actions.ts';

export const tirConcentre: Feature = {
  id: 'tir-concentre',
  rule: 'AD2-XTRA-09',
  actions(g, { who }) {
    const value = attributeOf(g, who, 'mental');
    return strikeActions(g, who, {
      attacks: attacksThat(g, who, isShot),
      type: 'complexe',
      plan: {
        id: 'tir-concentre',
        rule: 'AD2-XTRA-09',
        manner: { how: 'talent', extraDice: [{ label: 'tir-concentre', value, rule: 'AD2-XTRA-09' }] },
      },
    });
  },
};
