import { isPrey } from '@souterrain/crawl/heroes/prey';
import type { Bonus, Feature } from '../../figures/features.ts';

const BONUS: Bonus = { value: 1, nature: 'talent' };

export const nemesis: Feature = {
  id: 'nemesis',
  rule: 'AD1-TRAQ-16',
  parade: (state, { who }, against) => (isPrey(state, who, against) ? BONUS : undefined),
  endurance: (state, { who }, roll) => (isPrey(state, who, roll?.who) ? BONUS : undefined),
};
