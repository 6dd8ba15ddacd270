import type { Feature } from '../../world/features.ts';

export const premiersSoins: Feature = {
  id: 'premiers-soins',
  rule: 'AD1-CROI-09',
  dice: (_g, _at, roll) => (roll.purpose === 'soins' ? 1 : 0),
};
