import { defineFeature } from '../../world/features.ts';

export const cotesCassees = defineFeature({
  id: 'cotes-cassees',
  rule: 'AD1-GRAVE-10',
  name: { fr: 'Côtes cassées', en: 'Broken ribs' },
  soignable: true,
  /** One movement a turn at most, and none beside a standard action. */
  economy({ state: { turn } }, _at, type) {
    if (type === 'mouvement') return turn!.movements === 0 && !turn!.standard;
    return type !== 'standard' || turn!.movements === 0;
  },
  endurance: () => ({ value: -1, nature: 'etat' }),
});
