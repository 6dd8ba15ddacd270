import { defineFeature } from '../../world/features.ts';

/** What it does is a matter of prices: see town. */
export const citadin = defineFeature({
  id: 'citadin',
  rule: 'AD1-IMPE-11',
  name: 'Citadin',
  effect: {
    fr: 'en ville, achats moins chers, ventes plus chères, objets moins rares',
    en: 'in town, lower prices, dearer sales, things less rare',
  },
});
