import { isShot } from '@souterrain/crawl/combat';
import { strike } from '@souterrain/crawl/text';
import { traitOf } from '../../figures/values.ts';
import { defineFeature } from '../../world/features.ts';
import { attacksThat, strikeActions } from '../strike-actions.ts';

export const tirConcentre = defineFeature({
  id: 'tir-concentre',
  rule: 'AD1-TRAQ-14',
  name: 'Tir concentré',
  effect: {
    fr: 'action complexe : autant de dés en plus que le Mental',
    en: 'complex action: as many more dice as Mental',
  },
  labels: {
    'tir-concentre': {
      fr: strike('Tir concentré sur', 'autant de dés en plus que le Mental'),
      en: strike('Tir concentré at', 'as many more dice as Mental'),
    },
  },
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
});
