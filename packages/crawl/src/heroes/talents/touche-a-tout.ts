import { freeCareerTalent } from '../../heroes/acquire.ts';
import { defineFeature } from '../../world/features.ts';

/** AD1-IMPE-10: its price includes the talent it brings. */
export const toucheATout = defineFeature({
  id: 'touche-a-tout',
  rule: 'AD1-IMPE-09',
  name: 'Touche-à-tout',
  effect: { fr: 'un talent de Carrière de niveau 1 en plus', en: 'one more Career talent of level 1' },
  eclectic: true,
  *acquired(g, { who }) {
    yield* freeCareerTalent(g, who, 'AD1-IMPE-09');
  },
});
