import type { Feature } from '../../world/features.ts';

export const orientationSousTerraine = {
  id: 'orientation-sous-terraine',
  rule: 'AD1-NAIN-07',
  // AD1-NAIN-08: the road sheet alone.
  roadCards: () => 1,
} satisfies Feature;
