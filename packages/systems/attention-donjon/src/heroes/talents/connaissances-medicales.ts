import { defineFeature } from '../../world/features.ts';

export const connaissancesMedicales = defineFeature({
  id: 'connaissances-medicales',
  rule: 'AD1-SYLV-04',
  name: 'Connaissances médicales',
  dice: (_g, _at, roll) => (roll.purpose === 'soins' ? 1 : 0),
});
