import { shieldOf } from '@souterrain/crawl/heroes';
import type { Feature } from '../../world/features.ts';

export const maitriseDuBouclier: Feature = {
  id: 'maitrise-du-bouclier',
  rule: 'AD2-XCRO-03',
  name: 'Maîtrise du bouclier',
  effect: { fr: 'avec un bouclier, Couverture +1', en: 'with a shield, Couverture +1' },
  couverture: (g, { who }) => (shieldOf(g, who) ? 1 : 0),
};
