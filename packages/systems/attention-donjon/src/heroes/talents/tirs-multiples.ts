import { isShot } from '@souterrain/crawl/combat';
import { tirsMultiples as volley } from '@souterrain/crawl/heroes/talents';
import { targetsOf } from '../../combat/attacks.ts';
import { strike } from '../../combat/strike.ts';
import type { AD1 } from '../../world/ad1.ts';
import { type AD1Attack, defineFeature } from '../../world/features.ts';
import { attacksThat } from '../strike-actions.ts';

const HASTE = { dice: -1, rule: 'AD1-TRAQ-18', label: 'tirs-multiples' } as const;

export const tirsMultiples = defineFeature(
  volley<AD1, AD1Attack>({
    rule: 'AD1-TRAQ-18',
    attacksOf: (g, who) => attacksThat(g, who, (attack) => isShot(attack) && !attack.reload),
    targetsOf: (g, who, attack) => targetsOf(g, who, attack),
    shoot: (g, attacker, shot) => strike(g, { ...shot, attacker, how: 'talent', extra: HASTE }),
  }),
);
