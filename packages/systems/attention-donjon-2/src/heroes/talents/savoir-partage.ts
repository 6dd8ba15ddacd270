import { act, option } from '@souterrain/kernel';
import { addDice, holds, setPoker } from '../../jets/changes.ts';
import { defineFeature } from '../../world/features.ts';

export const savoirPartage = defineFeature({
  id: 'savoir-partage',
  rule: 'AD2-XSYL-05',
  name: 'Savoir partagé',
  effect: { fr: '+2 dés de Savoir au besoin, sans Coup de poker', en: '+2 Savoir dice when wanted, no Coup de poker' },
  labels: {
    'savoir-partage': {
      fr: ['Savoir partagé', '+2 dés, pas de Coup de poker'],
      en: ['Savoir partagé', '+2 dice, no Coup de poker'],
    },
  },
  before(g, { who }, jet) {
    // AD2-POKER-15: not beside what forces the Coup de poker.
    if (jet.who !== who || jet.attribute !== 'savoir' || holds(jet, 'savoir-partage') || jet.poker === 'force')
      return [];
    return [
      option(
        'savoir-partage',
        act(() => {
          addDice(g, jet, { by: who, label: 'savoir-partage', value: 2, rule: 'AD2-XSYL-05' });
          setPoker(g, jet, { by: who, label: 'savoir-partage', rule: 'AD2-XSYL-05', poker: 'interdit' });
        }),
      ),
    ];
  },
});
