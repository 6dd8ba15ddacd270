import { shieldOf } from '@souterrain/crawl/heroes';
import { defineFeature } from '../../world/features.ts';

export const maitriseDuBouclier = defineFeature({
  id: 'maitrise-du-bouclier',
  rule: 'AD2-XCRO-03',
  name: 'Maîtrise du bouclier',
  effect: { fr: 'avec un bouclier, Couverture +1', en: 'with a shield, Couverture +1' },
  couverture: (g, { who }) => (shieldOf(g, who) ? 1 : 0),
});
