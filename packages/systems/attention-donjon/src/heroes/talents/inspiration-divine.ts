import { type Figure, hasMark } from '@souterrain/crawl';
import { gainMark } from '@souterrain/crawl/figures';
import { ability } from '@souterrain/crawl/text';
import type { Rule } from '@souterrain/kernel';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { AD1 } from '../../world/ad1.ts';
import { defineFeature } from '../../world/features.ts';

export const inspirationDivine = defineFeature({
  id: 'inspiration-divine',
  rule: 'AD1-CROI-10',
  name: 'Inspiration divine',
  effect: {
    fr: 'action bonus, Mental : un jet béni à garder pour soi ou un allié',
    en: 'bonus action, Mental: a blessed roll to keep for oneself or an ally',
  },
  labels: {
    'inspiration-divine': {
      fr: ability('inspiration-divine', 'Mental, Difficulté 2 : un jet béni à venir'),
      en: ability('inspiration-divine', 'Mental, Difficulty 2: a blessed roll to come'),
    },
  },
  actions(g, { who }) {
    if (hasMark(who, 'inspiration')) return [];
    return [
      {
        id: 'inspiration-divine',
        type: 'bonus',
        rule: 'AD1-CROI-10',
        run: () => pray(g, who),
      },
    ];
  },
});

function* pray(g: AD1, who: Figure): Rule<void> {
  const difficulty = [DEFAULT_DIFFICULTY];
  const { success } = yield* check(g, { who, purpose: 'talent', trait: 'mental', difficulty, seuil: false });
  if (success) gainMark(g, who, { id: 'inspiration', until: { in: 'scenario' } }, ['AD1-CROI-10']);
}
