import { isShot } from '@souterrain/crawl/combat';
import { tirsMultiples as volley } from '@souterrain/crawl/heroes/talents';
import type { Term } from '@souterrain/kernel';
import { targetsOf } from '../../combat/attacks.ts';
import { strike } from '../../combat/strike.ts';
import type { AD2 } from '../../world/ad2.ts';
import { type AD2Attack, defineFeature } from '../../world/features.ts';
import { attacksThat } from '../strike-actions.ts';

const HASTE: Term = { label: 'tirs-multiples', value: -1, rule: 'AD2-XTRA-12' };

export const tirsMultiples = defineFeature(
  volley<AD2, AD2Attack>({
    rule: 'AD2-XTRA-12',
    rolls: true,
    attacksOf: (g, who) => attacksThat(g, who, (attack) => isShot(attack) && !attack.reload),
    targetsOf: (g, who, attack) => targetsOf(g, who, attack),
    shoot: (g, attacker, shot) => strike(g, { ...shot, attacker, how: 'talent', extraDice: [HASTE] }),
  }),
);
