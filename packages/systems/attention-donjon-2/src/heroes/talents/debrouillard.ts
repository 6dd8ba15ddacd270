import { act, option } from '@souterrain/kernel';
import { addDice, holds, setPoker } from '../../jets/changes.ts';
import type { Feature } from '../../world/features.ts';

export const debrouillard: Feature = {
  id: 'debrouillard',
  rule: 'AD2-XIMP-02',
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
};
