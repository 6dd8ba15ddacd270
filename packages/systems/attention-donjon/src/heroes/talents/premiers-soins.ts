import { defineFeature } from '../../world/features.ts';

export const premiersSoins = defineFeature({
  id: 'premiers-soins',
  rule: 'AD1-CROI-09',
  name: 'Premiers soins',
  effect: { fr: '+1 dé pour les Soins', en: '+1 die on Soins' },
  dice: (_g, _at, roll) => (roll.purpose === 'soins' ? 1 : 0),
});
