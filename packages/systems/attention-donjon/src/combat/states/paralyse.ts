import { defineFeature } from '../../world/features.ts';

export const paralyse = defineFeature({
  id: 'paralyse',
  rule: 'AD1-ETAT-03',
  name: { fr: 'Paralysé', en: 'Paralysed' },
  soignable: true,
  bans: ['actions', 'reactions', 'mouvement', 'reveler'],
  paradeLimit: () => 0,
});
