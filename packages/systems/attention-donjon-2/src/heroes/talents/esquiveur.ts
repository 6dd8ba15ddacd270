import { defineFeature } from '../../world/features.ts';

/** AD2-XESQ-12, AD2-XESQ-13: what it does is part of the dodge: see movement. */
export const esquiveur = defineFeature({
  id: 'esquiveur',
  rule: 'AD2-XESQ-12',
  name: 'Esquiveur',
  dodges: 'esquiveur',
});
