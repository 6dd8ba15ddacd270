import type { Feature } from '../../world/features.ts';

export const insensible: Feature = {
  id: 'insensible',
  rule: 'AD1-BERS-12',
  ignores: ['secoue'],
};
