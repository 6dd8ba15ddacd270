import { defineFeature } from '../../world/features.ts';

export const fourrureImpenetrable = defineFeature({
  id: 'fourrure-impenetrable',
  rule: 'AD1-FELI-19',
  name: 'Fourrure impénétrable',
  effect: { fr: 'Endurance +1, la Pénétration ne compte plus', en: 'Endurance +1, Pénétration no longer counts' },
  ignores: ['penetration'],
  endurance: () => ({ value: 1, nature: 'talent' }),
});
