import type { Feature } from '../../figures/features.ts';
import { gainMark } from '../../figures/marks.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import { hasMark } from '../../state.ts';

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
