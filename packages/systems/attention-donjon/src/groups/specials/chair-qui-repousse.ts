import { heal } from '@souterrain/crawl/health';
import { defineFeature } from '../../world/features.ts';

/** A point of Santé comes back in each Résolution des effets. */
export const chairQuiRepousse = defineFeature({
  id: 'chair-qui-repousse',
  rule: 'AD1-BEST-03',
  name: { fr: 'Chair qui repousse', en: 'Regrowing flesh' },
  *resolution(g, { who }) {
    if (who.sante < who.santeMax)
      heal(g, who, { amount: 1, by: 'chair-qui-repousse', rules: ['AD1-BEST-03', 'AD1-HEALTH-21'] });
  },
});
