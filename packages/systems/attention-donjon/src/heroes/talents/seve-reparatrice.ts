import type { Feature } from '../../world/features.ts';

export const seveReparatrice: Feature = {
  id: 'seve-reparatrice',
  rule: 'AD1-SYLV-10',
  recovers: 2,
};
