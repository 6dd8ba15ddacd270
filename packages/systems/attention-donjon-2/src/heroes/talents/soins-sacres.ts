import { defineFeature } from '../../world/features.ts';

export const soinsSacres = defineFeature({
  id: 'soins-sacres',
  rule: 'AD2-XCRO-08',
  name: 'Soins sacrés',
  effect: { fr: 'soigner à distance, jusqu’à la zone voisine', en: 'heal at a distance, as far as the next zone' },
  soinsReach: 1,
});
