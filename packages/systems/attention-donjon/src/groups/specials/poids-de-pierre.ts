import { defineFeature } from '../../world/features.ts';

/** Too heavy to be pushed (AD1-PUSH-12). */
export const poidsDePierre = defineFeature({
  id: 'poids-de-pierre',
  rule: 'AD1-PUSH-12',
  name: { fr: 'Poids de pierre', en: 'Weight of stone' },
  steady: () => true,
});
