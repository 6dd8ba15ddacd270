import { profileOf } from '@souterrain/crawl/figures';
import { isPrey } from '@souterrain/crawl/heroes';
import { defineFeature } from '../../world/features.ts';

export const primes = defineFeature({
  id: 'primes',
  rule: 'AD2-XTRA-06',
  name: 'Primes',
  effect: { fr: 'des deniers pour chaque Proie abattue', en: 'deniers for each Proie killed' },
  *kill(g, { who }, { target }) {
    if (!isPrey(g, who, target)) return;
    // Levels of this edition are two higher.
    const deniers = (profileOf(g, target).level - 2) * target.santeMax;
    g.emit({ type: 'primeEarned', figure: who.id, victim: target.id, deniers, rules: ['AD2-XTRA-06'] });
  },
});
