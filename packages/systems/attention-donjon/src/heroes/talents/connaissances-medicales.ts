import type { Feature } from '../../world/features.ts';

export const connaissancesMedicales: Feature = {
  id: 'connaissances-medicales',
  rule: 'AD1-SYLV-04',
  dice: (_g, _at, roll) => (roll.purpose === 'soins' ? 1 : 0),
};
