import { defineFeature } from '../../world/features.ts';

export const insensible = defineFeature({
  id: 'insensible',
  rule: 'AD1-BERS-12',
  name: 'Insensible',
  effect: { fr: 'être Secoué n’enlève plus de dé', en: 'Secoué no longer takes a die away' },
  ignores: ['secoue'],
});
