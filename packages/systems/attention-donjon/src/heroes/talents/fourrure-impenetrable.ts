import type { Feature } from '../../world/features.ts';

export const fourrureImpenetrable: Feature = {
  id: 'fourrure-impenetrable',
  rule: 'AD1-FELI-19',
  ignores: ['penetration'],
  endurance: () => ({ value: 1, nature: 'talent' }),
};
