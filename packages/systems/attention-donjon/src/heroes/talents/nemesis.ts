import { isPrey } from '@souterrain/crawl/heroes';
import { type Bonus, defineFeature } from '../../world/features.ts';

const BONUS: Bonus = { value: 1, nature: 'talent' };

export const nemesis = defineFeature({
  id: 'nemesis',
  rule: 'AD1-TRAQ-16',
  name: 'Némésis',
  effect: { fr: 'contre la Proie, Parade +1 et Endurance +1', en: 'against the Proie, Parade +1 and Endurance +1' },
  parade: (g, { who }, against) => (isPrey(g, who, against) ? BONUS : undefined),
  endurance: (g, { who }, roll) => (isPrey(g, who, roll?.who) ? BONUS : undefined),
});
