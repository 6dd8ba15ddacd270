import { isPrey } from '@souterrain/crawl/heroes/prey';
import type { Feature } from '../../figures/features.ts';

export const nemesis: Feature = {
  id: 'nemesis',
  rule: 'AD2-XTRA-10',
  dice: (state, { who }, { purpose, by }) => (purpose === 'resister' && isPrey(state, who, by) ? 1 : 0),
  armure: (state, { who }, { by }) => (isPrey(state, who, by) ? 1 : 0),
};
