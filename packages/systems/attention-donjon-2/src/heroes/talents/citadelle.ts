import { citadelle as entrenched } from '@souterrain/crawl/heroes/talents';
import { defineFeature } from '../../world/features.ts';

export const citadelle = defineFeature({
  ...entrenched('AD2-XCRO-10'),
  effect: {
    fr: 'ne peut être poussé ; action bonus : Couverture +2, frappe qui quitte la zone',
    en: 'cannot be pushed; bonus action: Couverture +2, strikes whoever leaves the zone',
  },
  couverture: (_g, { mark }) => (mark ? 2 : 0),
});
