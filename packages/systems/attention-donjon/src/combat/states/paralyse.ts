import type { Feature } from '../../world/features.ts';

export const paralyse: Feature = {
  id: 'paralyse',
  rule: 'AD1-ETAT-03',
  name: { fr: 'Paralysé', en: 'Paralysed' },
  soignable: true,
  bans: ['actions', 'reactions', 'mouvement', 'reveler'],
  paradeLimit: () => 0,
};
