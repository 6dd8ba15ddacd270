import { defineFeature } from '../../world/features.ts';
import { isImposed } from '../../world/jet.ts';

/** AD2-ETAT-15: as Pétrifié without its Armure; it ends by itself. */
export const paralyse = defineFeature({
  id: 'paralyse',
  rule: 'AD2-ETAT-15',
  name: { fr: 'Paralysé', en: 'Paralysed' },
  shakenOff: 2,
  soignable: true,
  bans: ['actions', 'reactions', 'mouvement', 'reveler', 'bouger'],
  steady: () => true,
  fixedDice: (_g, _at, jet) => (isImposed(jet) ? 1 : undefined),
});
