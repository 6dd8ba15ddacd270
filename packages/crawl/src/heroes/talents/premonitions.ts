import type { Feature } from '../../world/features.ts';

export const premonitions = {
  id: 'premonitions',
  rule: 'AD1-SYLV-08',
  waitCards: () => 1,
} satisfies Feature;
