import { defineFeature } from '../../world/features.ts';

export const regardPercant = defineFeature({
  id: 'regard-percant',
  rule: 'AD1-SYLV-05',
  name: 'Regard perçant',
  effect: { fr: 'le Couvert ne gêne plus les attaques à distance', en: 'cover no longer hinders ranged attacks' },
  ignores: ['couvert'],
});
