import { profileOf } from '@souterrain/crawl/figures';
import { isPrey } from '@souterrain/crawl/heroes';
import { defineFeature } from '../../world/features.ts';

export const primes = defineFeature({
  id: 'primes',
  rule: 'AD1-TRAQ-12',
  name: 'Primes',
  effect: { fr: 'des deniers pour chaque Proie abattue', en: 'deniers for each Proie killed' },
  *kill(g, { who }, { target }) {
    if (!isPrey(g, who, target)) return;
    const { level } = profileOf(g, target).entry;
    g.emit({
      type: 'primeEarned',
      figure: who.id,
      victim: target.id,
      deniers: level * target.santeMax,
      rules: ['AD1-TRAQ-12'],
    });
  },
});
