import { defineFeature } from '../../world/features.ts';

/** AD2-ETAT-09: no movement, no Révéler le donjon; everything else is allowed. */
export const immobilise = defineFeature({
  id: 'immobilise',
  rule: 'AD2-ETAT-09',
  shakenOff: 6,
  bans: ['mouvement', 'reveler', 'bouger'],
});
