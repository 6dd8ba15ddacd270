import { defineFeature } from '../../world/features.ts';

export const tenace = defineFeature({
  id: 'tenace',
  rule: 'AD1-NAIN-05',
  name: 'Tenace',
  dice: (_g, _at, roll) => (roll.purpose === 'se-reprendre' ? 1 : 0),
});
