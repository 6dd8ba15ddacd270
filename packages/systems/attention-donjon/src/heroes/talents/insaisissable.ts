import { defineFeature } from '../../world/features.ts';

/** AD1-DODGE-31: given by the Anneau éclipseur and by profiles; no list has it. */
export const insaisissable = defineFeature({
  id: 'insaisissable',
  rule: 'AD1-DODGE-30',
  name: 'Insaisissable',
  dodges: () => ({ passes: { how: 'insaisissable', rule: 'AD1-DODGE-30' } }),
});
