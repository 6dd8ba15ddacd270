import type { Feature } from '../../world/features.ts';

export const paralyse: Feature = {
  id: 'paralyse',
  rule: 'AD1-ETAT-03',
  soignable: true,
  bans: ['actions', 'reactions', 'mouvement', 'reveler'],
  paradeLimit: () => 0,
};
