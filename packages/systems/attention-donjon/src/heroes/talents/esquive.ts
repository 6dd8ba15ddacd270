import type { Feature } from '../../world/features.ts';

/** What it does is part of the Esquive: see movement. */
export const esquive: Feature = {
  id: 'esquive',
  rule: 'AD1-DODGE-22',
};
