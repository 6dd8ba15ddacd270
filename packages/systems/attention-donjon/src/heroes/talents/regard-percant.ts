import type { Feature } from '../../world/features.ts';

export const regardPercant: Feature = {
  id: 'regard-percant',
  rule: 'AD1-SYLV-05',
  ignores: ['couvert'],
};
