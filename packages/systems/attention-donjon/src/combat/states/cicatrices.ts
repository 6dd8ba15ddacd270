import { defineFeature } from '../../world/features.ts';

/** No effect in the dungeon: merchants look at it. */
export const cicatrices = defineFeature({
  id: 'cicatrices',
  rule: 'AD1-GRAVE-15',
  name: { fr: 'Cicatrices horribles', en: 'Horrible scars' },
});
