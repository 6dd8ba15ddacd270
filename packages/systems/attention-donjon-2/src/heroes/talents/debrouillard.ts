import { act, option } from '@souterrain/kernel';
import { addDice, holds, setPoker } from '../../jets/changes.ts';
import { defineFeature } from '../../world/features.ts';

export const debrouillard = defineFeature({
  id: 'debrouillard',
  rule: 'AD2-XIMP-02',
  name: 'Débrouillard',
  effect: {
    fr: '+2 dés de Savoir au besoin, le Coup de poker devient obligatoire',
    en: '+2 Savoir dice when wanted, the Coup de poker becomes compulsory',
  },
  labels: {
    debrouillard: {
      fr: ['Débrouillard', '+2 dés, Coup de poker obligatoire sur un 6'],
      en: ['Débrouillard', '+2 dice, Coup de poker compulsory on a 6'],
    },
  },
  before(g, { who }, jet) {
    // AD2-XIMP-03: any Jet whose Attribute is Savoir; AD2-POKER-15: not beside what forbids the Coup de poker.
    if (jet.who !== who || jet.attribute !== 'savoir' || holds(jet, 'debrouillard') || jet.poker === 'interdit')
      return [];
    return [
      option(
        'debrouillard',
        act(() => {
          addDice(g, jet, { by: who, label: 'debrouillard', value: 2, rule: 'AD2-XIMP-02' });
          setPoker(g, jet, { by: who, label: 'debrouillard', rule: 'AD2-XIMP-02', poker: 'force' });
        }),
      ),
    ];
  },
});
