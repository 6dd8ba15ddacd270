import { defineFeature } from '../../world/features.ts';

/** A die more on damage in a turn where it came from another zone; a Pas de placement gives no momentum. */
export const elan = defineFeature({
  id: 'elan',
  rule: 'AD1-BEST-03',
  name: { fr: 'Élan', en: 'Run-up' },
  dice({ state: { turn } }, { who }, { purpose, strike }) {
    if (purpose !== 'dommages' || strike?.attacker !== who || turn?.figure !== who.id) return 0;
    return turn.flags.includes('change-de-zone') ? 1 : 0;
  },
});
