import { defineFeature } from '../../world/features.ts';

export const esquive = defineFeature({
  id: 'esquive',
  rule: 'AD1-DODGE-22',
  name: 'Esquive',
  effect: {
    fr: 'sacrifier l’action standard sauve ou facilite une Esquive',
    en: 'giving up the standard action saves or eases an Esquive',
  },
  dodges: (_g, level) => ({
    sacrifice: level === 'ordinaire' ? { rule: 'AD1-DODGE-22', wins: true } : { rule: 'AD1-DODGE-23', wins: false },
  }),
});
