import type { Feature } from '../../world/features.ts';

export const tirABoutPortant: Feature = {
  id: 'tir-a-bout-portant',
  rule: 'AD1-TRAQ-13',
  ignores: ['contact'],
};
