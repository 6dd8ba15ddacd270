import { defineFeature } from '../../world/features.ts';

export const entrave = defineFeature({
  id: 'entrave',
  rule: 'AD1-ETAT-02',
  name: { fr: 'Entravé', en: 'Bound' },
  bans: ['mouvement', 'reveler', 'bouger'],
});
