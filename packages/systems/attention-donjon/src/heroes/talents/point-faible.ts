import { isPrey } from '@souterrain/crawl/heroes';
import type { Feature } from '../../world/features.ts';

export const pointFaible: Feature = {
  id: 'point-faible',
  rule: 'AD1-TRAQ-11',
  dice: (g, { who }, roll) => (roll.purpose === 'dommages' && isPrey(g, who, roll.target) ? 1 : 0),
};
