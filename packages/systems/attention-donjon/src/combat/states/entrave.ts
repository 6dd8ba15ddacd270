import type { Feature } from '../../world/features.ts';

export const entrave: Feature = {
  id: 'entrave',
  rule: 'AD1-ETAT-02',
  name: { fr: 'Entravé', en: 'Bound' },
  bans: ['mouvement', 'reveler', 'bouger'],
};
