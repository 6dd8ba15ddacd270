import { gainMark } from '@souterrain/crawl/figures/marks';
import { hasMark } from '@souterrain/crawl/state';
import type { Feature } from '../../figures/features.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';

export const inspirationDivine: Feature = {
  id: 'inspiration-divine',
  rule: 'AD1-CROI-10',
  actions(g, { who }) {
    if (hasMark(who, 'inspiration')) return [];
    return [
      {
        id: 'inspiration-divine',
        type: 'bonus',
        rule: 'AD1-CROI-10',
        *run() {
          const { success } = yield* check(g, {
            who,
            purpose: 'talent',
            trait: 'mental',
            difficulty: [DEFAULT_DIFFICULTY],
            seuil: false,
          });
          if (success) gainMark(g, who, { id: 'inspiration', until: { in: 'scenario' } }, ['AD1-CROI-10']);
        },
      },
    ];
  },
};
