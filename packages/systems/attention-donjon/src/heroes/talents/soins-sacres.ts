import type { Feature } from '../../world/features.ts';

export const soinsSacres: Feature = {
  id: 'soins-sacres',
  rule: 'AD1-CROI-14',
  soinsReach: 1,
};
