import type { Feature } from '../../world/features.ts';

export const fourrureImpenetrable: Feature = {
  id: 'fourrure-impenetrable',
  rule: 'AD2-XFEL-09',
  ignores: ['perforation'],
  armure: () => 1,
};
