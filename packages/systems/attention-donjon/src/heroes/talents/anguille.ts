import type { Feature } from '../../world/features.ts';

export const anguille: Feature = {
  id: 'anguille',
  rule: 'AD1-BERS-15',
  parade: () => ({ value: 1, nature: 'talent' }),
};
