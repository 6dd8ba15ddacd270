import { isMelee } from '@souterrain/crawl/combat';
import { bondMeurtrier as leaping } from '@souterrain/crawl/heroes/talents';
import type { AD2 } from '../../world/ad2.ts';
import { defineFeature } from '../../world/features.ts';
import { attacksThat, chooseStrike } from '../strike-actions.ts';

const RULE = 'AD2-XBER-11';

export const bondMeurtrier = defineFeature(
  leaping<AD2>({
    rule: RULE,
    gain: { fr: '+1 dé', en: '+1 die' },
    rolls: true,
    isArmed: (g, who) => attacksThat(g, who, isMelee).length > 0,
    strike: (g, who, target) =>
      chooseStrike(g, who, {
        attacks: attacksThat(g, who, isMelee),
        targets: [target],
        plan: {
          id: 'bond-attaque',
          rule: RULE,
          manner: { how: 'standard', extraDice: [{ label: 'bond-meurtrier', value: 1, rule: RULE }] },
        },
      }),
  }),
);
