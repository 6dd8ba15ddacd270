import { act, option } from '@souterrain/kernel';
import { addDice, holds } from '../../rolls/changes.ts';
import type { Feature } from '../../world/features.ts';

export const tirApplique: Feature = {
  id: 'tir-applique',
  rule: 'AD1-TRAQ-08',
  before(g, { who }, roll) {
    if (roll.who !== who || roll.trait !== 'tir' || holds(roll, 'tir-applique')) return [];
    return [
      option(
        'tir-applique',
        act(() => {
          addDice(g, roll, { by: who, label: 'tir-applique', value: 1, rule: 'AD1-TRAQ-08' });
          roll.poker = 'interdit';
        }),
      ),
    ];
  },
};
