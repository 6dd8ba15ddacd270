import { act, option } from '@souterrain/kernel';
import { addDice, holds } from '../../rolls/changes.ts';
import type { Feature } from '../../world/features.ts';

export const debrouillard: Feature = {
  id: 'debrouillard',
  rule: 'AD1-IMPE-07',
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
};
