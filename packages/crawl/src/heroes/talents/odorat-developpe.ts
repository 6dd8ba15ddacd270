import type { Feature } from '../../world/features.ts';

export const odoratDeveloppe = {
  id: 'odorat-developpe',
  rule: 'AD1-FELI-10',
  meetCards: () => 2,
} satisfies Feature;
