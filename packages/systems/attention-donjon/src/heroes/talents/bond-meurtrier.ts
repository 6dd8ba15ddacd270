import { isMelee } from '@souterrain/crawl/combat';
import { bondMeurtrier as leaping } from '@souterrain/crawl/heroes/talents';
import type { AD1 } from '../../world/ad1.ts';
import { defineFeature } from '../../world/features.ts';
import { attacksThat, chooseStrike } from '../strike-actions.ts';

const RULE = 'AD1-BERS-18';

export const bondMeurtrier = defineFeature(
  leaping<AD1>({
    rule: RULE,
    gain: { fr: 'dommages +1', en: 'damage +1' },
    isArmed: (g, who) => attacksThat(g, who, isMelee).length > 0,
    strike: (g, who, target) =>
      chooseStrike(g, who, {
        attacks: attacksThat(g, who, isMelee),
        targets: [target],
        plan: {
          id: 'bond-attaque',
          rule: RULE,
          manner: { how: 'standard', extra: { damage: 1, rule: RULE, label: 'bond-meurtrier' } },
        },
      }),
  }),
);
