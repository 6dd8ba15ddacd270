import type { Feature } from '../../world/features.ts';

/** AD1-DODGE-31: given by the Anneau éclipseur and by profiles; no list has it. */
export const insaisissable: Feature = {
  id: 'insaisissable',
  rule: 'AD1-DODGE-30',
  name: 'Insaisissable',
};
