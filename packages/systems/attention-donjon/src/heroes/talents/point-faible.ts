import { isPrey } from '@souterrain/crawl/heroes';
import { defineFeature } from '../../world/features.ts';

export const pointFaible = defineFeature({
  id: 'point-faible',
  rule: 'AD1-TRAQ-11',
  name: 'Point faible',
  effect: { fr: '+1 dé de dommages contre la Proie', en: '+1 damage die against the Proie' },
  dice: (g, { who }, roll) => (roll.purpose === 'dommages' && isPrey(g, who, roll.target) ? 1 : 0),
});
