import type { Term } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';

const MASTERED: Term = { label: 'maitrise-esquive', value: 2, rule: 'AD1-DODGE-27' };

/** AD1-DODGE-31: given by Agilité féline. */
export const maitriseEsquive = defineFeature({
  id: 'maitrise-esquive',
  rule: 'AD1-DODGE-26',
  name: 'Maîtrise de l’esquive',
  dodges({ state: { variants } }, level) {
    if (level === 'ordinaire') return { passes: { how: 'maitrise-esquive', rule: 'AD1-DODGE-26' } };
    // AD1-DODGE-28: it counts as Esquive, and a sacrifice wins outright.
    const sacrifice = { rule: 'AD1-DODGE-28', wins: true } as const;
    // AD1-DODGE-29, AD1-Q-04: the bracketed 4 may be meant.
    return variants.maitriseEsquive === 'two' ? { sacrifice, difficulty: MASTERED } : { sacrifice };
  },
});
