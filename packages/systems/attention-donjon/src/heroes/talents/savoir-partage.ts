import { atOnce, option } from '@souterrain/kernel';
import type { Feature } from '../../figures/features.ts';
import { addDice, holds } from '../../rolls/changes.ts';

export const savoirPartage: Feature = {
  id: 'savoir-partage',
  rule: 'AD1-SYLV-07',
  before(g, { who }, roll) {
    if (roll.who !== who || roll.trait !== 'savoir' || holds(roll, 'savoir-partage') || holds(roll, 'debrouillard'))
      return [];
    return [
      option('savoir-partage', () =>
        atOnce(() => {
          addDice(g, roll, { by: who, label: 'savoir-partage', value: 2, rule: 'AD1-SYLV-07' });
          roll.poker = 'interdit';
        }),
      ),
    ];
  },
};
