import { hasMark } from '@souterrain/crawl';
import { gainMark } from '@souterrain/crawl/figures';
import { ability } from '@souterrain/crawl/text';
import { act } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';

export const rage = defineFeature({
  id: 'rage',
  rule: 'AD1-BERS-06',
  name: 'Rage',
  effect: { fr: 'action bonus : Enragé, Mêlée +2, Parade −1', en: 'bonus action: Enragé, Mêlée +2, Parade −1' },
  labels: { rage: ability('rage', 'Mêlée +2, Parade −1') },
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
});
