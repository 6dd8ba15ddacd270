import { shieldOf } from '@souterrain/crawl/heroes';
import { defineFeature } from '../../world/features.ts';

export const maitriseDuBouclier = defineFeature({
  id: 'maitrise-du-bouclier',
  rule: 'AD1-CROI-08',
  name: 'Maîtrise du bouclier',
  effect: { fr: 'avec un bouclier, Parade +1', en: 'with a shield, Parade +1' },
  parade: (g, { who }) => (shieldOf(g, who) ? { value: 1, nature: 'bouclier' } : undefined),
});
