import { heal } from '@souterrain/crawl/health';
import { defineFeature } from '../../world/features.ts';

/** The life it takes is its own: a point of Santé for each attack that wounds. */
export const drainDeVie = defineFeature({
  id: 'drain-de-vie',
  rule: 'AD1-BEST-03',
  name: { fr: 'Drain de vie', en: 'Life drain' },
  *wounded(g, { who }, { wounds = 0 }) {
    if (wounds > 0 && who.sante < who.santeMax)
      heal(g, who, { amount: 1, by: 'drain-de-vie', rules: ['AD1-BEST-03', 'AD1-HEALTH-21'] });
  },
});
