import { defineFeature } from '../../world/features.ts';

/** AD2-ETAT-19: one movement a turn at most, none beside a standard action, and every blow hurts more. */
export const cotesCassees = defineFeature({
  id: 'cotes-cassees',
  rule: 'AD2-ETAT-19',
  name: { fr: 'Côtes cassées', en: 'Broken ribs' },
  soignable: true,
  fragile: 1,
  economy({ state: { turn } }, _at, type) {
    if (type === 'mouvement') return turn!.movements === 0 && !turn!.standard;
    return type !== 'standard' || turn!.movements === 0;
  },
});
