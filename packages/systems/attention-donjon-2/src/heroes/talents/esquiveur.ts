import { defineFeature } from '../../world/features.ts';

/** AD2-XESQ-12, AD2-XESQ-13: a failure costs what a success would. */
export const esquiveur = defineFeature({
  id: 'esquiveur',
  rule: 'AD2-XESQ-12',
  name: 'Esquiveur',
  dodges: { onFailure: 'success' },
});
