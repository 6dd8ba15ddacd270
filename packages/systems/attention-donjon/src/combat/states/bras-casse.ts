import { defineFeature } from '../../world/features.ts';

/** What the hand can still hold is asked when something is equipped. */
export const brasCasse = defineFeature({
  id: 'bras-casse',
  rule: 'AD1-GRAVE-13',
  name: { fr: 'Bras cassé', en: 'Broken arm' },
});
