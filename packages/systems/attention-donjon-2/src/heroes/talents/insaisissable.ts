import { defineFeature } from '../../world/features.ts';

/** AD2-XESQ-14, AD2-XESQ-15: given by items and profiles; no list has it. */
export const insaisissable = defineFeature({
  id: 'insaisissable',
  rule: 'AD2-XESQ-14',
  name: 'Insaisissable',
  // Nothing but a Réaction holds it back.
  dodges: { painless: true },
});
