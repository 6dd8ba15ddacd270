import { isPrey } from '@souterrain/crawl/heroes';
import { defineFeature } from '../../world/features.ts';

export const nemesis = defineFeature({
  id: 'nemesis',
  rule: 'AD2-XTRA-10',
  name: 'Némésis',
  effect: {
    fr: 'contre la Proie, +1 dé pour résister et Armure +1',
    en: 'against the Proie, +1 die to resist and Armour +1',
  },
  dice: (g, { who }, { purpose, by }) => (purpose === 'resister' && isPrey(g, who, by) ? 1 : 0),
  armure: (g, { who }, { by }) => (isPrey(g, who, by) ? 1 : 0),
});
