import { shieldOf } from '@souterrain/crawl/heroes';
import type { Feature } from '../../world/features.ts';

export const maitriseDuBouclier: Feature = {
  id: 'maitrise-du-bouclier',
  rule: 'AD2-XCRO-03',
  couverture: (g, { who }) => (shieldOf(g, who) ? 1 : 0),
};
