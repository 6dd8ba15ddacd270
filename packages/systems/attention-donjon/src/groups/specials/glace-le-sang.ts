import { secouer } from '../../combat/secoue.ts';
import { defineFeature } from '../../world/features.ts';

/** Whoever is touched is Secoué, and nothing more. */
export const glaceLeSang = defineFeature({
  id: 'glace-le-sang',
  rule: 'AD1-BEST-03',
  name: { fr: 'Glace le sang', en: 'Chills the blood' },
  *hit(g, _at, { target }) {
    secouer(g, target, ['AD1-BEST-03', 'AD1-TRAIT-16']);
  },
});
