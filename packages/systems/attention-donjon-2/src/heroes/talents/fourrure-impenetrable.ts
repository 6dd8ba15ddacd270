import { defineFeature } from '../../world/features.ts';

export const fourrureImpenetrable = defineFeature({
  id: 'fourrure-impenetrable',
  rule: 'AD2-XFEL-09',
  name: 'Fourrure impénétrable',
  effect: { fr: 'Armure +1, la Perforation ne compte plus', en: 'Armour +1, Perforation no longer counts' },
  ignores: ['perforation'],
  armure: () => 1,
});
