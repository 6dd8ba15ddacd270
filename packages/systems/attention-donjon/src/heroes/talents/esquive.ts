import { defineFeature } from '../../world/features.ts';

/** What it does is part of the Esquive: see movement. */
export const esquive = defineFeature({
  id: 'esquive',
  rule: 'AD1-DODGE-22',
  name: 'Esquive',
  effect: {
    fr: 'sacrifier l’action standard sauve ou facilite une Esquive',
    en: 'giving up the standard action saves or eases an Esquive',
  },
});
