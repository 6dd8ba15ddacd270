import { citadelle as entrenched } from '@souterrain/crawl/heroes/talents';
import { defineFeature } from '../../world/features.ts';

export const citadelle = defineFeature({
  ...entrenched('AD1-CROI-16'),
  effect: {
    fr: 'ne peut être poussé ; action bonus : Parade +2, les ennemis sont retenus',
    en: 'cannot be pushed; bonus action: Parade +2, enemies are held back',
  },
  parade: (_g, { mark }) => (mark ? { value: 2, nature: 'talent' } : undefined),
});
