import { isPrey } from '@souterrain/crawl/heroes';
import type { Feature } from '../../world/features.ts';

export const pointFaible: Feature = {
  id: 'point-faible',
  rule: 'AD2-XTRA-05',
  dommages: (g, { who }, _jet, target) => (isPrey(g, who, target) ? 1 : 0),
};
