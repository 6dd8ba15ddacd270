import { act, option } from '@souterrain/kernel';
import { addDice, holds } from '../../rolls/changes.ts';
import { defineFeature } from '../../world/features.ts';

export const savoirPartage = defineFeature({
  id: 'savoir-partage',
  rule: 'AD1-SYLV-07',
  name: 'Savoir partagé',
  effect: { fr: '+2 dés de Savoir au besoin, aucun 6 misé', en: '+2 Savoir dice when wanted, no 6 staked' },
  labels: {
    'savoir-partage': {
      fr: ['Savoir partagé', '+2 dés, aucun 6 misé'],
      en: ['Savoir partagé', '+2 dice, no 6 gambled'],
    },
  },
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
});
