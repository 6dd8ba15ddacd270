import { act, option } from '@souterrain/kernel';
import { addDice, holds } from '../../rolls/changes.ts';
import { defineFeature } from '../../world/features.ts';

export const tirApplique = defineFeature({
  id: 'tir-applique',
  rule: 'AD1-TRAQ-08',
  name: 'Tir appliqué',
  effect: { fr: '+1 dé de Tir au besoin, aucun 6 misé', en: '+1 Tir die when wanted, no 6 staked' },
  labels: {
    'tir-applique': { fr: ['Tir appliqué', '+1 dé, aucun 6 misé'], en: ['Tir appliqué', '+1 die, no 6 gambled'] },
  },
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
});
