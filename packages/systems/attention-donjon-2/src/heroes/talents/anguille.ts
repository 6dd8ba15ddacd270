import { defineFeature } from '../../world/features.ts';

export const anguille = defineFeature({
  id: 'anguille',
  rule: 'AD2-XBER-09',
  name: 'Anguille',
  effect: { fr: 'Couverture +1', en: 'Couverture +1' },
  couverture: () => 1,
});
