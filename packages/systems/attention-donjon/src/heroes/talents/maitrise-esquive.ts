import { defineFeature } from '../../world/features.ts';

/** AD1-DODGE-31: given by Agilité féline. What it does is part of the Esquive: see movement. */
export const maitriseEsquive = defineFeature({
  id: 'maitrise-esquive',
  rule: 'AD1-DODGE-26',
  name: 'Maîtrise de l’esquive',
});
