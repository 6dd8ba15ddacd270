import { isPrey } from '@souterrain/crawl/heroes';
import { defineFeature } from '../../world/features.ts';

export const pointFaible = defineFeature({
  id: 'point-faible',
  rule: 'AD2-XTRA-05',
  name: 'Point faible',
  effect: { fr: 'Dommages +1 contre la Proie', en: 'Damage +1 against the Proie' },
  dommages: (g, { who }, _jet, target) => (isPrey(g, who, target) ? 1 : 0),
});
