import { defineFeature } from '../../world/features.ts';

/** No effect in the dungeon. */
export const cicatrices = defineFeature({
  id: 'cicatrices',
  rule: 'AD1-GRAVE-15',
  name: { fr: 'Cicatrices horribles', en: 'Horrible scars' },
  town: { prices: 1, sales: -1 },
  care: 30,
});
