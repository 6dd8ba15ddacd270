import type { Feature } from '../../world/features.ts';

export const defensive: Feature = {
  id: 'defensive',
  rule: 'AD1-TURN-17',
  parade: () => ({ value: 1, nature: 'etat' }),
};
