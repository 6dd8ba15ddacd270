import { hasMark } from '@souterrain/crawl';
import { gainMark } from '@souterrain/crawl/figures';
import { act } from '@souterrain/kernel';
import type { Feature } from '../../world/features.ts';

export const rage: Feature = {
  id: 'rage',
  rule: 'AD2-XBER-02',
  actions(g, { who }) {
    if (hasMark(who, 'enrage')) return [];
    return [
      {
        id: 'rage',
        type: 'bonus',
        rule: 'AD2-XBER-02',
        run: act(() => {
          // AD2-XBER-03: the state itself gives the way out.
          gainMark(g, who, { id: 'enrage', until: { in: 'scenario' } }, ['AD2-XBER-02', 'AD2-ETAT-12']);
        }),
      },
    ];
  },
};
