import { defineFeature } from '../../world/features.ts';

export const defensive = defineFeature({
  id: 'defensive',
  rule: 'AD1-TURN-17',
  name: { fr: 'Sur la défensive', en: 'On the defensive' },
  parade: () => ({ value: 1, nature: 'etat' }),
});
