import { hasMark } from '@souterrain/crawl';
import { gainMark } from '@souterrain/crawl/figures';
import { ability } from '@souterrain/crawl/text';
import { act } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';

export const rage = defineFeature({
  id: 'rage',
  rule: 'AD2-XBER-02',
  name: 'Rage',
  effect: {
    fr: 'action bonus : Enragé, +2 dés à ses attaques de Mêlée, −2 dés pour y résister',
    en: 'bonus action: Enraged, +2 dice on Mêlée attacks, −2 dice to resist them',
  },
  labels: {
    rage: {
      fr: ability('rage', '+2 dés à ses attaques de Mêlée, −2 dés pour y résister'),
      en: ability('rage', '+2 dice on Mêlée attacks, −2 dice to resist them'),
    },
  },
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
});
