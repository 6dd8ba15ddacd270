import { defineFeature } from '../../world/features.ts';

/** Plain weapons pass through it: attacks that are not Magie are harder by 1. */
export const formeSpectrale = defineFeature({
  id: 'forme-spectrale',
  rule: 'AD1-BEST-03',
  name: { fr: 'Forme spectrale', en: 'Ghostly form' },
  difficulty: (_g, _at, { purpose, magic, strike }) =>
    purpose === 'attaque' && !magic && !strike?.attack.magic ? 1 : 0,
});
