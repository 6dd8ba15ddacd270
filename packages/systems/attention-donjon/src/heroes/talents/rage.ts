import { hasMark } from '@souterrain/crawl';
import { gainMark } from '@souterrain/crawl/figures';
import { act } from '@souterrain/kernel';
import type { Feature } from '../../world/features.ts';

export const rage: Feature = {
  id: 'rage',
  rule: 'AD1-BERS-06',
  actions(g, { who }) {
    if (hasMark(who, 'enrage')) return [];
    return [
      {
        id: 'rage',
        type: 'bonus',
        rule: 'AD1-BERS-06',
        run: act(() => {
          // AD1-BERS-09: until the end of the scenario, unless it calms down.
          gainMark(g, who, { id: 'enrage', until: { in: 'scenario' } }, ['AD1-BERS-06', 'AD1-BERS-09']);
        }),
      },
    ];
  },
};
