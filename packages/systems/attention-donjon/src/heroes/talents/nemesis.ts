import { isPrey } from '@souterrain/crawl/heroes';
import type { Bonus, Feature } from '../../world/features.ts';

const BONUS: Bonus = { value: 1, nature: 'talent' };

export const nemesis: Feature = {
  id: 'nemesis',
  rule: 'AD1-TRAQ-16',
  parade: (g, { who }, against) => (isPrey(g, who, against) ? BONUS : undefined),
  endurance: (g, { who }, roll) => (isPrey(g, who, roll?.who) ? BONUS : undefined),
};
