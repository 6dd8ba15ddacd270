import { act, option } from '@souterrain/kernel';
import { addDice, holds } from '../../rolls/changes.ts';
import type { Feature } from '../../world/features.ts';

export const savoirPartage: Feature = {
  id: 'savoir-partage',
  rule: 'AD1-SYLV-07',
  before(g, { who }, roll) {
    if (roll.who !== who || roll.trait !== 'savoir' || holds(roll, 'savoir-partage') || holds(roll, 'debrouillard'))
      return [];
    return [
      option(
        'savoir-partage',
        act(() => {
          addDice(g, roll, { by: who, label: 'savoir-partage', value: 2, rule: 'AD1-SYLV-07' });
          roll.poker = 'interdit';
        }),
      ),
    ];
  },
};
