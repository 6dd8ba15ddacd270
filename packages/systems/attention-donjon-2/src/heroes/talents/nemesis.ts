import { isPrey } from '@souterrain/crawl/heroes';
import type { Feature } from '../../world/features.ts';

export const nemesis: Feature = {
  id: 'nemesis',
  rule: 'AD2-XTRA-10',
  dice: (g, { who }, { purpose, by }) => (purpose === 'resister' && isPrey(g, who, by) ? 1 : 0),
  armure: (g, { who }, { by }) => (isPrey(g, who, by) ? 1 : 0),
};
