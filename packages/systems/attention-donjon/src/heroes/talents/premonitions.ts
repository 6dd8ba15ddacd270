import type { Feature } from '../../figures/features.ts';

export const premonitions: Feature = {
  id: 'premonitions',
  rule: 'AD1-SYLV-08',
  waitCards: () => 1,
};
