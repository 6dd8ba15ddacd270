import { act, option } from '@souterrain/kernel';
import { addDice, holds } from '../../rolls/changes.ts';
import { defineFeature } from '../../world/features.ts';

export const debrouillard = defineFeature({
  id: 'debrouillard',
  rule: 'AD1-IMPE-07',
  name: 'Débrouillard',
  effect: {
    fr: '+2 dés de Savoir au besoin, chaque 6 doit être misé',
    en: '+2 Savoir dice when wanted, every 6 must be staked',
  },
  labels: {
    debrouillard: {
      fr: ['Débrouillard', '+2 dés, chaque 6 doit être misé'],
      en: ['Débrouillard', '+2 dice, every 6 must be gambled'],
    },
  },
  before(g, { who }, roll) {
    if (roll.who !== who || roll.trait !== 'savoir' || holds(roll, 'debrouillard') || holds(roll, 'savoir-partage'))
      return [];
    return [
      option(
        'debrouillard',
        act(() => {
          addDice(g, roll, { by: who, label: 'debrouillard', value: 2, rule: 'AD1-IMPE-07' });
          roll.poker = 'force';
        }),
      ),
    ];
  },
});
