import type { Feature } from '../../figures/features.ts';

export const regardPercant: Feature = {
  id: 'regard-percant',
  rule: 'AD1-SYLV-05',
  ignores: ['couvert'],
};
