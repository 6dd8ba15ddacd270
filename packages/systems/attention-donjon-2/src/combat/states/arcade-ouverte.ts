import { defineFeature } from '../../world/features.ts';

/** AD2-ETAT-18: -1 to the Compétence of every Jet that names one. */
export const arcadeOuverte = defineFeature({
  id: 'arcade-ouverte',
  rule: 'AD2-ETAT-18',
  soignable: true,
  added: (_g, _at, { skill }) => (skill === null ? 0 : -1),
});
