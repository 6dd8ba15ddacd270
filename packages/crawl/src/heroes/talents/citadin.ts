import { defineFeature } from '../../world/features.ts';

export const citadin = defineFeature({
  id: 'citadin',
  rule: 'AD1-IMPE-11',
  name: 'Citadin',
  effect: {
    fr: 'en ville, achats moins chers, ventes plus chères, objets moins rares',
    en: 'in town, lower prices, dearer sales, things less rare',
  },
  town: { prices: -1, rarity: -2, sales: 1 },
});
